// The sizes on the page of a game. This script is written into the page, behind its contents, which are hidden until it
// has run: so nothing moves afterwards. It leaves window.pageLayout for player.js.

import { fit, scaleFor } from "./screen.js";

const CASE = { across: 24, down: 16 }; // pixels of the monitor's case around the picture, both sides together
const MARGIN = 24; // between the case and the sides of the window …
const BELOW = 8; // … and between the case and what is below it
const KEY_TABLE = 268; // width of the table of keys beside the picture

const element = (id) => document.getElementById(id);

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

function showPad(visible) {
    element("pad").hidden = !visible;
    element("touch").setAttribute("aria-pressed", String(visible));
    arrange();
}

// A script that does not arrive: nothing else could say so.
addEventListener("error", ({ target }) => {
    if (target.tagName !== "SCRIPT") return;
    const { text } = JSON.parse(element("data").textContent);
    element("notice").textContent = `${text.fails} ${text.missing}`;
}, true);

const fromTape = new URLSearchParams(location.search).has("tape");
element("tape").setAttribute("aria-pressed", String(fromTape));
element("turbo").hidden = !fromTape;
element("full").hidden = !document.fullscreenEnabled;
showPad(matchMedia("(pointer: coarse)").matches);
addEventListener("resize", arrange);
document.addEventListener("fullscreenchange", arrange);
window.pageLayout = { showPad, fromTape };
document.body.classList.add("arranged");
