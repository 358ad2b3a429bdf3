// The pace of the page. The emulator does a frame whenever the browser paints, which is 60 times a second on most screens and 144 on
// some. It is granted its frames at the CPC's own speed instead. In the background it rests, as the browser does.
//
//     startFrames();
//     onFrame(() => …);              after each frame of the CPC
//     setSpeed(0);                   paused
//     grant(10);                     ten frames at once

const FRAME_MS = 1000 / 50.08; // a frame of the CPC: 19 968 µs
const LATE_MS = 100; // what a browser that paints seldom is made up for; more is lost, as it should be after a sleep

const paint = window.requestAnimationFrame.bind(window);
let speed = 1;
let turns = [];
const listeners = [];
let due = performance.now();
window.requestAnimationFrame = (callback) => turns.push(callback);

export function grant(count, now = performance.now()) {
    for (; count > 0; count--) {
        const callbacks = turns;
        turns = [];
        for (const callback of callbacks) callback(now);
        for (const listener of listeners) listener();
    }
}

function tick(now) {
    paint(tick);
    due = Math.max(due, speed ? now - LATE_MS : now);
    for (; speed && now >= due; due += FRAME_MS / speed) grant(1, now);
}

export const startFrames = () => paint(tick);
export const setSpeed = (times) => (speed = times);
export const onFrame = (listener) => listeners.push(listener);
