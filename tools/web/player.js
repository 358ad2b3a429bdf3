// The player of a game: starts the emulator with it, sizes the picture, and connects the buttons.

import { ask } from "./ask.js";
import { startEmulator } from "./emulator.js";
import { setSpeed, startFrames } from "./frames.js";
import "./keys.js";
import { addressWith, imageOf, text } from "./language.js";
import { PLAYING } from "./match_state.js";
import { deleteMatch, loadMatch, startSaving, stateOf } from "./saved_match.js";
import { fit, scaleFor, toggleFullScreen } from "./screen.js";
import { mute } from "./sound.js";
import { connectTouch } from "./touch.js";

const TURBO = 12; // times faster, while a tape loads

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
    const saved = fromTape ? null : loadMatch();
    const question = saved?.state === PLAYING ? text.resume : text.over;
    const resumed = saved !== null && !(await ask(question, text.goOn, text.anew));
    const [image, keyboard] = await Promise.all([resumed ? saved.image : fetchBytes(file), layout()]);
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
    if (!fromTape) save = startSaving(machine, resumed);
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

// ---- size of the picture --------------------------------------------------------------------------------------------

const CASE = { across: 24, down: 16 }; // pixels of the monitor's case around the picture, both sides together
const MARGIN = 24; // between the case and the sides of the window …
const BELOW = 8; // … and between the case and what is below it
const KEY_TABLE = 268; // width of the table of keys beside the picture

// The picture gets the whole screen in full screen mode, otherwise what header and buttons leave. Touch buttons are
// below the picture, or on both sides of it on a device in landscape (page.css has their sizes). The table of keys is
// beside the picture unless that makes the picture smaller. The footer, or a phone's row of buttons, is shown whole: it
// takes its height from the picture's border where that is enough.
function resizePicture() {
    const body = document.body.classList;
    const full = document.fullscreenElement !== null;
    const touch = !element("pad").hidden;
    const sideways = innerWidth > innerHeight;
    const slim = touch && Math.min(innerWidth, innerHeight) < 600; // a phone: the picture has priority
    body.toggle("touch", touch);
    body.toggle("sideways", touch && sideways);
    body.toggle("slim", slim);
    const buttons = (side) => (touch ? parseInt(getComputedStyle(element("pad")).getPropertyValue(side)) : 0);
    const bare = full || slim;
    const [header, row, footer] = ["header", "buttons", "footer"].map((id) => element(id).offsetHeight);
    const [besideCase, aboveCase] = bare ? [0, 0] : [CASE.across + MARGIN, CASE.down + BELOW + header + row];
    const width = document.documentElement.clientWidth - besideCase - (sideways ? 2 * buttons("--across") : 0);
    const height = innerHeight - aboveCase - (sideways ? 0 : buttons("--down"));
    const beside = !full && !touch && scaleFor(width - KEY_TABLE, height) >= scaleFor(width, height);
    body.toggle("beside", beside);
    const across = beside ? width - KEY_TABLE : width;
    const less = height - (full ? 0 : slim ? row : beside ? footer : 0);
    const down = scaleFor(across, less) === scaleFor(across, height) ? less : height;
    fit(element("screen"), element("canvas"), across, down);
}

// A second row of buttons below a small picture, or a scroll bar, changes the size that is left.
function arrange() {
    const { style } = document.documentElement;
    style.overflow = "hidden";
    resizePicture();
    resizePicture();
    style.overflow = "";
    if (document.scrollingElement.scrollHeight > innerHeight) resizePicture();
}
addEventListener("resize", arrange);
new ResizeObserver(arrange).observe(element("footer")); // the manual's links are added later
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

// The page asks before a match is lost; where it is saved in this browser the question says so.
let machine = null;
let leaving = false; // the visitor was asked already
let save = () => false; // whether the match could be saved
const state = () => machine && stateOf(machine);
addEventListener("beforeunload", (event) => !leaving && state() === PLAYING && !save() && event.preventDefault());

function leave(go) {
    leaving = true;
    go();
}
async function leaveFor(address) {
    const [question, answer] = save() ? [text.saved, text.leave] : [text.sure, text.lose];
    if (state() !== PLAYING || (await ask(question, text.stay, answer))) leave(() => location.assign(address));
}
// A match saved by an earlier visit stays: it was not begun here.
async function restart() {
    const [question, answer] = state() === PLAYING ? [text.sure, text.lose] : [text.over, text.anew];
    if (state() !== null && !(await ask(question, text.stay, answer))) return;
    if (state() !== null && !fromTape) deleteMatch();
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
