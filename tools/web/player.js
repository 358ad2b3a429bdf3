// The player of a game: starts the emulator with it, gives the picture its room, and connects the buttons.

import { ask } from "./ask.js";
import { startEmulator } from "./emulator.js";
import { setSpeed, startFrames } from "./frames.js";
import "./keys.js";
import { addressWith, imageOf, text } from "./language.js";
import { PLAYING, forget, recall, rememberMatch, stateOf } from "./memory.js";
import { fit, scaleFor, toggleFullScreen } from "./screen.js";
import { mute } from "./sound.js";
import { connectTouch } from "./touch.js";

const TURBO = 12; // times faster, for those who cannot wait for the tape

const fromTape = new URLSearchParams(location.search).has("tape");
const file = imageOf(fromTape ? "cdt" : "sna");
const element = (id) => document.getElementById(id);
const notice = (text) => (element("notice").textContent = text);

// A French keyboard gets a French CPC: its letters stand where the player sees them.
async function layout() {
    const keys = await navigator.keyboard?.getLayoutMap?.().catch(() => null);
    const azerty = keys ? keys.get("KeyQ") === "a" : /^fr\b(?!-(CA|CH))/.test(navigator.language);
    return azerty ? "french" : "english";
}

async function start() {
    notice(text.arrives);
    const kept = fromTape ? null : recall();
    const goesOn = kept !== null && !(await ask(kept.state === PLAYING ? text.resume : text.over, text.goOn, text.anew));
    const [image, keyboard] = await Promise.all([goesOn ? kept.image : fetchBytes(file), layout()]);
    machine = await startEmulator({
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
    if (!fromTape) store = rememberMatch(machine, goesOn);
    startFrames();
    element("screen").classList.add("on");
    notice("");
    return machine;
}

async function fetchBytes(name) {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
    return new Uint8Array(await answer.arrayBuffer());
}

// ---- room for the picture -------------------------------------------------------------------------------------------

const CASE = { across: 24, down: 16 }; // pixels of the monitor's case around the picture, on both sides together
const MARGIN = 24; // that the case keeps from the window's sides …
const BELOW = 8; // … and from what stands below it
const STONE = 268; // what the table of keys takes beside it

// How much room there is: all of it in full screen, else what header and buttons leave; a finger's buttons stand below the picture, or on
// both sides of it where the device is held sideways (page.css says how large they are). The table of keys stands beside the picture
// unless that makes it smaller. The last line of the window is whole: the footer, or a phone's row of buttons, gets its room from the
// picture's border where that is enough.
function giveRoom() {
    const body = document.body.classList;
    const full = document.fullscreenElement !== null;
    const touch = !element("pad").hidden;
    const sideways = innerWidth > innerHeight;
    const slim = touch && Math.min(innerWidth, innerHeight) < 600; // a phone: the picture comes first
    body.toggle("touch", touch);
    body.toggle("sideways", touch && sideways);
    body.toggle("slim", slim);
    const buttons = (side) => (touch ? parseInt(getComputedStyle(element("pad")).getPropertyValue(side)) : 0);
    const bare = full || slim;
    const [header, row, footer] = ["header", "buttons", "footer"].map((id) => element(id).offsetHeight);
    const width = document.documentElement.clientWidth - (bare ? 0 : CASE.across + MARGIN) - (sideways ? 2 * buttons("--across") : 0);
    const height = innerHeight - (bare ? 0 : CASE.down + BELOW + header + row) - (sideways ? 0 : buttons("--down"));
    const beside = !full && !touch && scaleFor(width - STONE, height) >= scaleFor(width, height);
    body.toggle("beside", beside);
    const across = beside ? width - STONE : width;
    const less = height - (full ? 0 : slim ? row : beside ? footer : 0);
    fit(element("screen"), element("canvas"), across, scaleFor(across, less) === scaleFor(across, height) ? less : height);
}

// A second row of buttons below a small picture, or a scroll bar, takes room once it is there.
function arrange() {
    const { style } = document.documentElement;
    style.overflow = "hidden";
    giveRoom();
    giveRoom();
    style.overflow = "";
    if (document.scrollingElement.scrollHeight > innerHeight) giveRoom();
}
addEventListener("resize", arrange);
new ResizeObserver(arrange).observe(element("footer")); // the manual's links come later
document.addEventListener("fullscreenchange", arrange);

// ---- buttons --------------------------------------------------------------------------------------------------------

function press(button, action) {
    button.addEventListener("click", () => {
        action();
        button.blur();
    });
}

// A switch shows whether it is on.
function connectSwitch(button, change) {
    press(button, () => {
        const on = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", String(on));
        change(on);
    });
}

// A match is not lost without a question. Where it is kept in this browser the question says so.
let machine = null;
let leaving = false; // by a way that has asked already
let store = () => false; // whether it could be kept just now
const state = () => machine && stateOf(machine);
addEventListener("beforeunload", (event) => !leaving && state() === PLAYING && !store() && event.preventDefault());

function leave(go) {
    leaving = true;
    go();
}
async function leaveFor(address) {
    const [question, answer] = store() ? [text.kept, text.leave] : [text.sure, text.lose];
    if (state() !== PLAYING || (await ask(question, text.stay, answer))) leave(() => location.assign(address));
}
// What another visit has left stays: it was not begun here.
async function restart() {
    const [question, answer] = state() === PLAYING ? [text.sure, text.lose] : [text.over, text.anew];
    if (state() !== null && !(await ask(question, text.stay, answer))) return;
    if (state() !== null && !fromTape) forget();
    leave(() => location.reload());
}

press(element("full"), () => toggleFullScreen(element("stage")));
press(element("restart"), restart);
press(element("tape"), () => leaveFor(addressWith("tape", fromTape ? null : "")));
for (const link of document.querySelectorAll("#languages a, [data-leave]"))
    link.addEventListener("click", (event) => {
        event.preventDefault();
        leaveFor(link.href ?? element("menu").href);
    });
connectSwitch(element("touch"), showPad);
connectSwitch(element("turbo"), (on) => setSpeed(on ? TURBO : 1));
connectSwitch(element("mute"), mute);
connectSwitch(element("pause"), (on) => {
    setSpeed(on ? 0 : 1);
    notice(on ? text.paused : "");
});
element("tape").setAttribute("aria-pressed", String(fromTape));
element("turbo").hidden = !fromTape;

function showPad(visible) {
    element("pad").hidden = !visible;
    element("touch").setAttribute("aria-pressed", String(visible));
    arrange();
}

showPad(matchMedia("(pointer: coarse)").matches);
start().then(connectTouch, (error) => {
    notice(`${text.fails}\n${error.message}`);
    console.error(error);
});
