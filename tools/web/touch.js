// For fingers: buttons that are a joystick and the keys that the game asks for, the device's own keyboard for a name, and the cards of
// the hand themselves.

import { sendKey, tapKey } from "./keys.js";
import { FRAME, SCREEN } from "./screen.js";

// Where the cards of the hand lie on the screen, in pixels of mode 1: src/mille/ui/hand.c.
const HAND = { left: 8, step: 44, width: 40, top: 35, bottom: 95, cards: 7 };

// A button presses its key, or moves joystick 1 of the machine, for as long as it is held.
function connect(button, machine) {
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

// Letters come from a field that nobody sees: it brings up the keyboard of a phone.
function connectLetters(button, field) {
    button.addEventListener("click", () => field.focus());
    field.addEventListener("input", (event) => {
        for (const letter of (event.data ?? "").toUpperCase()) if (/[A-Z]/.test(letter)) tapKey(`Key${letter}`);
        if (event.inputType === "deleteContentBackward") tapKey("Backspace");
        field.value = "-"; // something to be deleted
    });
    field.form.addEventListener("submit", (event) => {
        event.preventDefault();
        tapKey("Enter");
        field.blur();
    });
}

// The card at a place of the page, or -1.
export function cardAt(canvas, { clientX, clientY }) {
    const { left, top, width } = canvas.getBoundingClientRect();
    const scale = width / FRAME.width;
    const x = (clientX - left) / scale - SCREEN.left - HAND.left;
    const y = (clientY - top) / scale - SCREEN.top;
    const card = Math.floor(x / HAND.step);
    return y >= HAND.top && y < HAND.bottom && card >= 0 && card < HAND.cards && x % HAND.step < HAND.width ? card : -1;
}

// A tap on a card chooses it (the game knows its cards by their digits), a second one plays it.
function connectCards(canvas) {
    let chosen = -1;
    addEventListener("keydown", (event) => event.isTrusted && (chosen = -1), true);
    addEventListener("pointerdown", (event) => {
        const card = event.target === canvas ? cardAt(canvas, event) : -1;
        if (card >= 0) tapKey(card === chosen ? "Space" : `Digit${card + 1}`);
        chosen = card === chosen ? -1 : card;
    });
}

export function connectTouch(machine) {
    connectCards(document.getElementById("canvas"));
    for (const button of document.querySelectorAll("#pad [data-pad], #pad [data-key]")) connect(button, machine);
    connectLetters(document.getElementById("letters"), document.getElementById("typed"));
}
