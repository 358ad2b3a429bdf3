// A tap on a territory of RISK leads the cursor there, a second one takes it: the game knows its territories by number, and takes one
// whose number is typed where the cursor is.

import { BOARD, TOP } from "./board.js";
import { tapKey } from "./keys.js";

const FINGER = 8; // pixels that a finger may miss a small island by
const FIRST = "0".charCodeAt(0);

// The territory at a pixel of mode 1, counted from 0, or -1. The board is in pixels of mode 0.
function areaAt(x, y) {
    const area = BOARD[Math.floor(y) - TOP]?.[Math.floor(x / 2)] ?? ".";
    return area === "." ? -1 : area.charCodeAt(0) - FIRST;
}

// The nearest one, ring by ring.
export function territoryAt({ x, y }) {
    for (let far = 0; far <= FINGER; far++)
        for (let step = 0; step < 16; step++) {
            const angle = (step * Math.PI) / 8;
            const area = areaAt(x + far * Math.cos(angle), y + far * Math.sin(angle));
            if (area >= 0) return area;
        }
    return -1;
}

export function touched(place) {
    const territory = territoryAt(place);
    if (territory < 0) return;
    tapKey("KeyX"); // means nothing, and ends a number that was cut in two when the board began to ask
    for (const digit of String(territory + 1).padStart(2, "0")) tapKey(`Digit${digit}`);
}
