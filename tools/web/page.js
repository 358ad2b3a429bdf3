// The page around the emulator: starts the game, paces it, and connects the buttons.

import { startEmulator } from "./emulator.js";
import { imageOf, text, writePage } from "./language.js";

const FRAME_MS = 1000 / 50.08; // a frame of the CPC: 19 968 µs
const TURBO = 12; // times faster, for those who cannot wait for the tape

const fromTape = new URLSearchParams(location.search).has("tape");
const file = imageOf(fromTape ? "cdt" : "sna");
const element = (id) => document.getElementById(id);
const notice = (text) => (element("notice").textContent = text);

// The emulator does a frame whenever the browser paints, which is 60 times a second on most screens and 144 on some.
// It is granted its frames at the CPC's own speed instead. In the background it rests, as the browser does.
const paint = window.requestAnimationFrame.bind(window);
let speed = 1;
let turns = [];
let due = performance.now();
window.requestAnimationFrame = (callback) => turns.push(callback);
function tick(now) {
    paint(tick);
    if (now - due > 200) due = now; // the page was asleep: do not run after lost time
    for (; now >= due; due += FRAME_MS / speed) {
        const callbacks = turns;
        turns = [];
        for (const callback of callbacks) callback(now);
    }
}

// A French keyboard gets a French CPC: its letters stand where the player sees them.
async function layout() {
    const keys = await navigator.keyboard?.getLayoutMap?.().catch(() => null);
    const azerty = keys ? keys.get("KeyQ") === "a" : /^fr\b(?!-(CA|CH))/.test(navigator.language);
    return azerty ? "french" : "english";
}

async function start() {
    notice(text.arrives);
    const [image, keyboard] = await Promise.all([fetchBytes(file), layout()]);
    const machine = await startEmulator({
        core: "cap32",
        file,
        image,
        options: {
            cap32_model: "6128",
            cap32_ram: "128",
            cap32_lang_layout: keyboard,
            cap32_statusbar: "disabled",
            cap32_scr_intensity: "10",
            cap32_retrojoy0: "joystick_port1",
        },
        canvas: element("canvas"),
        keyboard: document.body,
        sound: true,
        coreFolder: "",
    });
    machine.resumeMainLoop();
    paint(tick);
    element("screen").classList.add("on");
    notice("");
    return machine;
}

async function fetchBytes(name) {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
    return new Uint8Array(await answer.arrayBuffer());
}

writePage();

// ---- keyboard -------------------------------------------------------------------------------------------------------

// The page does not scroll, and a button that was clicked does not swallow the next SPACE.
const SCROLLING = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Space", "PageUp", "PageDown", "Tab", "Backspace"];
addEventListener("keydown", (event) => {
    if (event.target.matches("a, nav button:focus-visible")) return;
    if (SCROLLING.includes(event.code)) event.preventDefault();
});

const sendKey = (code, down) => document.body.dispatchEvent(new KeyboardEvent(down ? "keydown" : "keyup", { code, key: code, bubbles: true }));

// ---- buttons --------------------------------------------------------------------------------------------------------

function press(button, action) {
    button.addEventListener("click", () => {
        action();
        button.blur();
    });
}

press(element("full"), () => (document.fullscreenElement ? document.exitFullscreen() : element("stage").requestFullscreen()));
press(element("restart"), () => location.reload());
press(element("tape"), () => {
    const there = new URL(location.href);
    if (fromTape) there.searchParams.delete("tape");
    else there.searchParams.set("tape", "");
    location.assign(there);
});
press(element("touch"), () => showPad(element("pad").hidden));
press(element("turbo"), () => {
    speed = speed === 1 ? TURBO : 1;
    element("turbo").setAttribute("aria-pressed", String(speed !== 1));
});
element("tape").setAttribute("aria-pressed", String(fromTape));
element("turbo").hidden = !fromTape;

function showPad(visible) {
    element("pad").hidden = !visible;
    element("touch").setAttribute("aria-pressed", String(visible));
}

function connectPad(machine) {
    for (const button of element("pad").querySelectorAll("button")) {
        const { pad, key } = button.dataset;
        const hold = (down) => (event) => {
            event.preventDefault();
            if (down) button.setPointerCapture(event.pointerId);
            button.classList.toggle("down-now", down);
            if (key) sendKey(key, down);
            else machine._simulate_input(0, Number(pad), down ? 1 : 0);
        };
        button.addEventListener("pointerdown", hold(true));
        button.addEventListener("pointerup", hold(false));
        button.addEventListener("pointercancel", hold(false));
        button.addEventListener("contextmenu", (event) => event.preventDefault());
    }
}

showPad(matchMedia("(pointer: coarse)").matches);
start().then(connectPad, (error) => {
    notice(`${text.fails}\n${error.message}`);
    console.error(error);
});
