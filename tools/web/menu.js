// The menu of the games: their pictures in steps of whole pixels, as large as the window has room for, and which of them has a match
// that waits.

import { text } from "./language.js";
import { isKept } from "./memory.js";
import { SCREEN, wholeSteps } from "./screen.js";

const SEEN = SCREEN.width - 24; // what must be seen of a picture's width: its name, which stands a little to the right
const BETWEEN = 16; // pixels between the cards and, together, left and right of them
const CASE = 16; // of a card around its picture

const cards = [...document.querySelectorAll("[data-start]")];
const pictures = cards.map((card) => card.querySelector(".picture"));
const above = [document.getElementById("header"), document.querySelector("main > p")];

// What a picture has to itself where the cards stand in so many columns, and the size of a pixel of the CPC that follows.
function roomIn(columns) {
    const rows = cards.length / columns;
    const caption = Math.max(...cards.map((card, i) => card.offsetHeight - pictures[i].offsetHeight));
    const width = document.documentElement.clientWidth / columns - BETWEEN - CASE;
    const height = (innerHeight - above.reduce((sum, part) => sum + part.offsetHeight, 3 * BETWEEN)) / rows - caption;
    return { width, scale: wholeSteps(Math.min(width / SEEN, height / SCREEN.height)) };
}

// Side by side, unless they are larger one above the other.
function arrange() {
    const [beside, below] = [roomIn(cards.length), roomIn(1)];
    const { width, scale } = below.scale > beside.scale ? below : beside;
    const shown = Math.min(SCREEN.width, Math.floor(width / scale));
    for (const picture of pictures) {
        Object.assign(picture.style, { width: `${shown * scale}px`, height: `${SCREEN.height * scale}px` });
        Object.assign(picture.firstChild.style, { width: `${SCREEN.width * scale}px`, marginLeft: `${-Math.floor(((SCREEN.width - shown) * 2) / 3) * scale}px` });
    }
}

for (const card of cards) if (isKept(card.dataset.start)) card.querySelector("em").textContent = text.waits;
addEventListener("resize", arrange);
arrange();
