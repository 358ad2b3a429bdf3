// Which keys are the game's and which the browser's, and keys that buttons press.

import { onFrame } from "./frames.js";

// What the browser needs: its own short cuts, reload, full screen, the developer's tools, the way to the buttons.
const BROWSER_KEYS = ["Tab", "F5", "F11", "F12"];
const isBrowsers = (event) => event.ctrlKey || event.altKey || event.metaKey || BROWSER_KEYS.includes(event.code);

// A button or link that was reached by Tab is pressed by SPACE and RETURN; letters go into a field; a question waits for its answer.
const isPageControl = (target) => target.matches?.("a, input, button:focus-visible, dialog, dialog *");

// Before the emulator hears them: it would take them all.
for (const kind of ["keydown", "keyup", "keypress"])
    addEventListener(
        kind,
        (event) => {
            if (event.isTrusted && (isBrowsers(event) || isPageControl(event.target))) event.stopImmediatePropagation();
        },
        true,
    );

// The page does not scroll while somebody plays.
addEventListener("keydown", (event) => /^(Arrow|Space|Page|Home|End|Backspace)/.test(event.code) && event.preventDefault());

export const sendKey = (code, down) => document.body.dispatchEvent(new KeyboardEvent(down ? "keydown" : "keyup", { code, key: code, bubbles: true }));

// Down and up for as long as the CPC, which looks once a frame, needs to see it: a queue makes one change after the other, however quick
// the fingers are, and the first at once.
const SEEN = 3; // frames
export function keyQueue() {
    const changes = [];
    let wait = 0;
    function work() {
        if (wait || !changes.length) return;
        changes.shift()();
        wait = SEEN;
    }
    onFrame(() => {
        if (wait) wait--;
        work();
    });
    return (change) => {
        changes.push(change);
        work();
    };
}

const typing = keyQueue();
export function tapKey(code) {
    typing(() => sendKey(code, true));
    typing(() => sendKey(code, false));
}
