// Gamepads: the first one that is used becomes joystick 1 of the CPC. The browser reports them by polling alone.

import { onFrame } from "./frames.js";

const [UP, DOWN, LEFT, RIGHT, FIRE, SECOND] = [4, 5, 6, 7, 8, 0]; // of RetroArch's joypad
const DEAD = 0.5; // how far a stick may be off its middle

// Buttons of the standard layout: A, X and the right shoulder fire; B and Start are the other button, which is ESC.
const BUTTONS = [
    [12, UP], [13, DOWN], [14, LEFT], [15, RIGHT], [0, FIRE], [2, FIRE], [5, FIRE], [1, SECOND], [9, SECOND],
];

// What is held on a gamepad, as a set of RetroArch's buttons.
export function heldOn({ axes, buttons }) {
    const held = new Set(BUTTONS.filter(([button]) => buttons[button]?.pressed).map(([, meaning]) => meaning));
    for (const [x, y] of [[axes[0], axes[1]], [axes[2], axes[3]]]) {
        if (x < -DEAD) held.add(LEFT);
        if (x > DEAD) held.add(RIGHT);
        if (y < -DEAD) held.add(UP);
        if (y > DEAD) held.add(DOWN);
    }
    return held;
}

export function connectGamepads(machine) {
    let before = new Set();
    onFrame(() => {
        const pads = navigator.getGamepads?.() ?? [];
        const now = new Set(Array.from(pads).filter(Boolean).flatMap((pad) => [...heldOn(pad)]));
        for (const button of [UP, DOWN, LEFT, RIGHT, FIRE, SECOND])
            if (now.has(button) !== before.has(button))
                machine._simulate_input(0, button, now.has(button) ? 1 : 0);
        before = now;
    });
}
