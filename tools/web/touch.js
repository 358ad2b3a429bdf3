// Touch: buttons that are a joystick and the keys of the game, the device's own keyboard for a name, and taps on the
// cards or the territories themselves.

import { game } from "./games.js";
import { keyQueue, sendKey, tapKey } from "./keys.js";
import { pixelAt } from "./screen.js";

// A button presses its key, or moves joystick 1 of the machine, for as long as it is held.
function connect(button, machine) {
    const { pad, key } = button.dataset;
    const queue = keyQueue();
    const hold = (down) => (event) => {
        event.preventDefault();
        if (down) button.setPointerCapture(event.pointerId);
        button.classList.toggle("down-now", down);
        queue(() => (key ? sendKey(key, down) : machine._simulate_input(0, Number(pad), down ? 1 : 0)));
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
        for (const letter of (event.data ?? "").toUpperCase()) if (/[A-Z]/.test(letter)) tapKey(`Key${letter}`);
        if (event.inputType === "deleteContentBackward") tapKey("Backspace");
        field.value = "-"; // something that can be deleted
    });
    field.form.addEventListener("submit", (event) => {
        event.preventDefault();
        tapKey("Enter");
        field.blur();
    });
}

// A tap on the picture: touch_<game>.js knows what is there.
function connectPicture(canvas, touched, machine) {
    addEventListener("pointerdown", (event) => event.target === canvas && touched(pixelAt(canvas, event), machine));
}

export async function connectTouch(machine) {
    const { touched } = await import(`./touch_${game}.js`);
    connectPicture(document.getElementById("canvas"), touched, machine);
    for (const button of document.querySelectorAll("#pad [data-pad], #pad [data-key]")) connect(button, machine);
    connectLetters(document.getElementById("letters"), document.getElementById("typed"));
}
