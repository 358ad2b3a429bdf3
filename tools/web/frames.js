// The speed of the CPC on the page. The emulator runs a frame whenever the browser paints, which is 60 times a second
// on most screens and 144 on some; here its frames are run at the CPC's own speed instead. In the background it stops,
// as the browser does.
//
//     startFrames();
//     onFrame(() => …);              after each frame of the CPC
//     setSpeed(0);                   paused
//     runFrames(10);                 ten frames at once

const FRAME_MS = 1000 / 50.08; // a frame of the CPC: 19 968 µs
// Delay that is caught up with where a browser paints rarely; a longer one, as after a sleep, is not.
const LATE_MS = 100;

const paint = window.requestAnimationFrame.bind(window);
let speed = 1;
let turns = [];
const listeners = [];
let due = performance.now();
window.requestAnimationFrame = (callback) => turns.push(callback);

export function runFrames(count, now = performance.now()) {
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
    for (; speed && now >= due; due += FRAME_MS / speed) runFrames(1, now);
}

export const startFrames = () => paint(tick);
export const setSpeed = (times) => (speed = times);
export const onFrame = (listener) => listeners.push(listener);
