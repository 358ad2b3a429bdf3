// A tap on a card of 1000 Bornes chooses it (its key is a digit), a second one plays it.

import { tapKey } from "./keys.js";
import { CARD_WIDTH, HAND_BOTTOM, HAND_LEFT, HAND_MAX, HAND_STEP, HAND_TOP } from "./mille_layout.js";

// The card at a pixel of mode 1, or -1.
function cardAt({ x, y }) {
    const card = Math.floor((x - HAND_LEFT) / HAND_STEP);
    const inRow = y >= HAND_TOP && y < HAND_BOTTOM && card >= 0 && card < HAND_MAX;
    return inRow && (x - HAND_LEFT) % HAND_STEP < CARD_WIDTH ? card : -1;
}

let chosen = -1;
addEventListener("keydown", (event) => event.isTrusted && (chosen = -1), true);

export function touched(place) {
    const card = cardAt(place);
    if (card >= 0) tapKey(card === chosen ? "Space" : `Digit${card + 1}`);
    chosen = card === chosen ? -1 : card;
}
