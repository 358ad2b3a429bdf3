// The touch buttons: a joystick and the keys of the game, and the device's own keyboard for a name.

import { keyQueue, sendKey, tapKey } from "./keys.js";
import { codeOf } from "./letters.js";

// A button presses its key, or moves joystick 1 of the machine, for as long as it is held.
function connect(button, machine) {
    const { pad, key, letter } = button.dataset;
    const queue = keyQueue();
    const hold = (down) => (event) => {
        event.preventDefault();
        if (down) button.setPointerCapture(event.pointerId);
        button.classList.toggle("down-now", down);
        const code = letter ? codeOf(letter) : key;
        queue(() => (code ? sendKey(code, down) : machine._simulate_input(0, Number(pad), down ? 1 : 0)));
    };
    button.addEventListener("pointerdown", hold(true));
    button.addEventListener("pointerup", hold(false));
    button.addEventListener("pointercancel", hold(false));
    button.addEventListener("contextmenu", (event) => event.preventDefault());
}

// Letters come from a hidden field: it brings up the keyboard of a phone.
function connectLetters(button, field) {
    button.addEventListener("click", () => field.focus());
    field.addEventListener("input", (event) => {
        for (const letter of (event.data ?? "").toUpperCase()) if (/[A-Z]/.test(letter)) tapKey(codeOf(letter));
        if (event.inputType === "deleteContentBackward") tapKey("Backspace");
        field.value = "-"; // something that can be deleted
    });
    field.form.addEventListener("submit", (event) => {
        event.preventDefault();
        tapKey("Enter");
        field.blur();
    });
}

export function connectPad(machine) {
    for (const button of document.querySelectorAll("#pad :is([data-pad], [data-key], [data-letter])"))
        connect(button, machine);
    connectLetters(document.getElementById("letters"), document.getElementById("typed"));
}
