// A tap on a territory of RISK moves the cursor there, a second one takes it: typing the number of a territory moves
// the cursor, typing that of the cursor's own territory takes it. A tap on a card that may be handed in chooses it or
// takes it back.

import { BOARD, TOP } from "./board.js";
import { tapKey } from "./keys.js";
import {
    ADDRESS_CARDS_SHOWN, CARDS_ASKED, CARDS_COLUMNS, CARDS_LEFT, CARDS_ROW_HEIGHT, CARDS_TOP, CARD_WIDTH,
} from "./risk_layout.js";
import { peek } from "./snapshot.js";

const TOLERANCE = 8; // pixels by which a finger may miss a small island
const FIRST = "0".charCodeAt(0);
const BYTE = 4; // pixels; a row of cards begins with a whole byte

// The territory at a pixel of mode 1, counted from 0, or -1. The board is in pixels of mode 0.
function areaAt(x, y) {
    const area = BOARD[Math.floor(y) - TOP]?.[Math.floor(x / 2)] ?? ".";
    return area === "." ? -1 : area.charCodeAt(0) - FIRST;
}

// The nearest one, ring by ring.
export function territoryAt({ x, y }) {
    for (let distance = 0; distance <= TOLERANCE; distance++)
        for (let step = 0; step < 16; step++) {
            const angle = (step * Math.PI) / 8;
            const area = areaAt(x + distance * Math.cos(angle), y + distance * Math.sin(angle));
            if (area >= 0) return area;
        }
    return -1;
}

function touchTerritory(place) {
    const territory = territoryAt(place);
    if (territory < 0) return;
    tapKey("KeyX"); // has no meaning, and ends a number that was cut in two when the board began to ask
    for (const digit of String(territory + 1).padStart(2, "0")) tapKey(`Digit${digit}`);
}

const DIGITS = 9; // cards that have a digit as key; → moves to the others

// The card at a pixel of mode 1, or -1: up to CARDS_COLUMNS lie in one row in the middle, more in two rows.
export function cardAt({ x, y }, held) {
    const single = held <= CARDS_COLUMNS;
    const top = CARDS_TOP + (single ? CARDS_ROW_HEIGHT / 2 : 0);
    const free = single ? (CARDS_COLUMNS - held) * CARD_WIDTH : 0;
    const left = CARDS_LEFT + BYTE * Math.floor(free / 2 / BYTE);
    const row = Math.floor((y - top) / CARDS_ROW_HEIGHT);
    const column = Math.floor((x - left) / CARD_WIDTH);
    const card = row * CARDS_COLUMNS + column;
    return row >= 0 && column >= 0 && column < CARDS_COLUMNS && card < held ? card : -1;
}

function touchCard(place, held, asked) {
    const card = cardAt(place, held);
    if (card < 0) return;
    tapKey(`Digit${Math.min(card + 1, DIGITS)}`);
    for (let more = DIGITS; more <= card; more++) tapKey("ArrowRight");
    if (asked) tapKey("Space");
}

export function touched(place, machine) {
    const shown = peek(machine, ADDRESS_CARDS_SHOWN);
    if (shown) touchCard(place, shown & ~CARDS_ASKED, shown & CARDS_ASKED);
    else touchTerritory(place);
}
