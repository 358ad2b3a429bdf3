// Buttons for fingers: a joystick, the keys that the game asks for, and the device's own keyboard for a name.

import { sendKey, tapKey } from "./keys.js";

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
    field.addEventListener("keydown", (event) => {
        if (event.key !== "Enter") return;
        tapKey("Enter");
        field.blur();
    });
}

export function connectTouch(machine) {
    for (const button of document.querySelectorAll("#pad [data-pad], #pad [data-key]")) connect(button, machine);
    connectLetters(document.getElementById("letters"), document.getElementById("typed"));
}
