// A tap on a card of 1000 Bornes chooses it (the game knows its cards by their digits), a second one plays it.

import { tapKey } from "./keys.js";

// Where the cards of the hand lie on the screen, in pixels of mode 1: src/mille/ui/hand.c.
const HAND = { left: 8, step: 44, width: 40, top: 35, bottom: 95, cards: 7 };

// The card at a place of the screen, or -1.
function cardAt({ x, y }) {
    const card = Math.floor((x - HAND.left) / HAND.step);
    const inside = y >= HAND.top && y < HAND.bottom && card >= 0 && card < HAND.cards && (x - HAND.left) % HAND.step < HAND.width;
    return inside ? card : -1;
}

let chosen = -1;
addEventListener("keydown", (event) => event.isTrusted && (chosen = -1), true);

export function touched(place) {
    const card = cardAt(place);
    if (card >= 0) tapKey(card === chosen ? "Space" : `Digit${card + 1}`);
    chosen = card === chosen ? -1 : card;
}
