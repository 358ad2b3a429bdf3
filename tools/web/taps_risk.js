// Taps on the board of RISK: the first tap on a territory moves the cursor there (typing its number does), the second
// takes it. A tap on a card that may be handed in chooses it or takes it back.

import { BOARD, TOP } from "game:board";
import { promptAt } from "./taps.js";

const TOLERANCE = 8; // pixels by which a finger may miss a small island
const FIRST = "0".charCodeAt(0);
const BYTE = 4; // pixels; a row of cards begins with a whole byte

// The territory at a pixel of mode 1, counted from 0, or -1. The board is in pixels of mode 0.
function areaAt(x, y) {
    const area = BOARD[Math.floor(y) - TOP]?.[Math.floor(x / 2)] ?? ".";
    return area === "." ? -1 : area.charCodeAt(0) - FIRST;
}

// The nearest one, ring by ring.
function territoryAt({ x, y }) {
    for (let distance = 0; distance <= TOLERANCE; distance++)
        for (let step = 0; step < 16; step++) {
            const angle = (step * Math.PI) / 8;
            const area = areaAt(x + distance * Math.cos(angle), y + distance * Math.sin(angle));
            if (area >= 0) return area;
        }
    return -1;
}

function pickTerritory(place, view) {
    const { ram, layout } = view;
    const prompt = promptAt(place, view, "KEYS_BOARD", layout.BELOW_Y, layout.HELP_KEYS_X);
    if (prompt) return prompt;
    const territory = territoryAt(place);
    if (territory < 0) return null;
    if (ram[layout.ADDRESS_PICK_AT] === territory)
        return { at: ({ ram }) => ram[layout.ADDRESS_PICK_AT], wanted: territory, keys: ["Space"] };
    // X has no meaning, and ends a number that was cut in two when the board began to ask.
    const digits = Array.from(String(territory + 1).padStart(2, "0"), (digit) => `Digit${digit}`);
    return { keys: ["KeyX", ...digits] };
}

const DIGITS = 9; // cards that have a digit as key; → moves to the others

// The card at a pixel of mode 1, or -1: up to CARDS_COLUMNS lie in one row in the middle, more in two rows.
function cardAt({ x, y }, { ram, layout }) {
    const { CARDS_COLUMNS, CARDS_LEFT, CARDS_ROW_HEIGHT, CARDS_TOP, CARD_WIDTH } = layout;
    const held = ram[layout.ADDRESS_CARDS_SHOWN] & ~layout.CARDS_ASKED;
    const single = held <= CARDS_COLUMNS;
    const top = CARDS_TOP + (single ? CARDS_ROW_HEIGHT / 2 : 0);
    const free = single ? (CARDS_COLUMNS - held) * CARD_WIDTH : 0;
    const left = CARDS_LEFT + BYTE * Math.floor(free / 2 / BYTE);
    const row = Math.floor((y - top) / CARDS_ROW_HEIGHT);
    const column = Math.floor((x - left) / CARD_WIDTH);
    const card = row * CARDS_COLUMNS + column;
    return row >= 0 && column >= 0 && column < CARDS_COLUMNS && card < held ? card : -1;
}

// Cards to look at, or to hand in three of: the game tells which by a flag. (A static function behind cards_show is
// counted as part of it.)
function lookAtCards(place, view) {
    const { ram, layout } = view;
    const isAsked = (ram[layout.ADDRESS_CARDS_SHOWN] & layout.CARDS_ASKED) !== 0;
    const named = promptAt(place, view, isAsked ? "KEYS_TRADE" : "KEYS_GO_ON", layout.BELOW_Y, BYTE);
    const card = cardAt(place, view);
    if (named || card < 0) return named ?? (isAsked ? null : { keys: ["Space"] });
    const toward = (now) => {
        if (card < DIGITS) return `Digit${card + 1}`;
        return now < DIGITS - 1 || now > card ? `Digit${DIGITS}` : "ArrowRight";
    };
    const keys = isAsked ? ["Space"] : [];
    return { at: ({ ram }) => ram[layout.ADDRESS_CARDS_AT], wanted: card, toward, keys };
}

export const screens = {
    pick_territory: pickTerritory,
    pick_number: (place, view) => promptAt(place, view, "KEYS_NUMBER", view.layout.ANSWERS_Y, view.layout.ANSWERS_X),
    cards_choose: lookAtCards,
    cards_show: lookAtCards,
};
