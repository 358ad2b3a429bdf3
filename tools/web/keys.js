// Which keys go to the game and which to the browser, and keys that buttons press.

import { onFrame } from "./frames.js";
import { isFrenchKeyboard } from "./letters.js";

// Keys for the browser: short cuts, reload, full screen, developer tools, the focus.
const BROWSER_KEYS = ["Tab", "F5", "F11", "F12"];
const isForBrowser = (event) => event.ctrlKey || event.altKey || event.metaKey || BROWSER_KEYS.includes(event.code);

// SPACE and RETURN press a button or link that has the focus by Tab; letters go into a field; a question waits for its
// answer.
const isPageControl = (target) => target.matches?.("a, input, button:focus-visible, dialog, dialog *");

// Letters are what is printed on the visitor's keys: on a German keyboard Z is where Y is on an English one. A French
// CPC has its letters where a French keyboard has them.
function reprint(event) {
    const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : null;
    return letter && event.code.startsWith("Key") && !isFrenchKeyboard() ? `Key${letter}` : event.code;
}

// Functions that are offered a key before the game gets it: they return true if they have used it.
const users = [];
export const offerKeys = (user) => users.push(user);

// Before the emulator gets them: it would take them all.
for (const kind of ["keydown", "keyup", "keypress"])
    addEventListener(
        kind,
        (event) => {
            const isForPage = isForBrowser(event) || isPageControl(event.target);
            if (!event.isTrusted) return;
            const code = reprint(event);
            const isUsed = !isForPage && event.type === "keydown" && users.some((user) => user(code));
            if (isForPage || isUsed || code !== event.code) event.stopImmediatePropagation();
            if (isForPage || isUsed || code === event.code || event.type === "keypress") return;
            event.preventDefault();
            sendKey(code, event.type === "keydown");
        },
        true,
    );

// These keys would scroll the page during a game.
const SCROLL_KEYS = /^(Arrow|Space|Page|Home|End|Backspace)/;
addEventListener("keydown", (event) => SCROLL_KEYS.test(event.code) && event.preventDefault());

export function sendKey(code, down) {
    document.body.dispatchEvent(new KeyboardEvent(down ? "keydown" : "keyup", { code, key: code, bubbles: true }));
}

// The CPC reads its keyboard once a frame: a queue makes the first change at once and each further one some frames
// later, however fast the taps are.
const HOLD = 3; // frames
export function keyQueue() {
    const changes = [];
    let wait = 0;
    function work() {
        if (wait || !changes.length) return;
        changes.shift()();
        wait = HOLD;
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
