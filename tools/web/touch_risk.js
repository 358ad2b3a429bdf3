// A tap on a territory of RISK leads the cursor there, a second one takes it: the game knows its territories by number, and takes one
// whose number is typed where the cursor is. A tap on a card that may be handed in chooses it or takes it back.

import { CARDS_SHOWN } from "./addresses.js";
import { BOARD, TOP } from "./board.js";
import { tapKey } from "./keys.js";
import { peek } from "./memory.js";

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

function touchTerritory(place) {
    const territory = territoryAt(place);
    if (territory < 0) return;
    tapKey("KeyX"); // means nothing, and ends a number that was cut in two when the board began to ask
    for (const digit of String(territory + 1).padStart(2, "0")) tapKey(`Digit${digit}`);
}

// Where cards lie, in pixels of mode 1: one row in the middle, or two (src/risk/ui/cards_page.c), and what cards_shown says of them.
const CARDS = { columns: 6, left: 4, width: 52, top: 35, height: 78 };
const CARDS_ASKED = 0x80;
const DIGITS = 9; // cards that a digit leads to; → leads to the two after them

// The card at a place of the screen, or -1.
export function cardAt({ x, y }, held) {
    const single = held <= CARDS.columns;
    const row = single ? Math.floor((y - CARDS.top - CARDS.height / 2) / CARDS.height) : Math.floor((y - CARDS.top) / CARDS.height);
    const left = CARDS.left + (single ? 4 * Math.floor(((CARDS.columns - held) * CARDS.width) / 8) : 0);
    const column = Math.floor((x - left) / CARDS.width);
    const card = row * CARDS.columns + column;
    return row >= 0 && column >= 0 && column < CARDS.columns && card < held ? card : -1;
}

function touchCard(place, held, asked) {
    const card = cardAt(place, held);
    if (card < 0) return;
    tapKey(`Digit${Math.min(card + 1, DIGITS)}`);
    for (let more = DIGITS; more <= card; more++) tapKey("ArrowRight");
    if (asked) tapKey("Space");
}

export function touched(place, machine) {
    const shown = peek(machine, CARDS_SHOWN);
    if (shown) touchCard(place, shown & ~CARDS_ASKED, shown & CARDS_ASKED);
    else touchTerritory(place);
}
