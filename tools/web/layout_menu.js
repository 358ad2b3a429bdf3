// The sizes of the pictures in the menu of the games: steps of whole pixels, as large as the window allows. Like
// layout_game.js it is written into the page.

import { SCREEN, wholeSteps } from "./screen.js";

const MIN_WIDTH = SCREEN.width - 24; // part of a picture that must be visible: its name, right of the middle
const GAP = 16; // pixels between the cards and, together, left and right of them
const CASE = 16; // pixels of a card around its picture

const cards = [...document.querySelectorAll("[data-start]")];
const pictures = cards.map((card) => card.querySelector(".picture"));
const above = [document.getElementById("header"), document.querySelector("main > p")];

// The width of a picture where the cards are in so many columns, and the size of a pixel of the CPC that follows.
function sizeIn(columns) {
    const rows = cards.length / columns;
    const caption = Math.max(...cards.map((card, i) => card.offsetHeight - pictures[i].offsetHeight));
    const width = document.documentElement.clientWidth / columns - GAP - CASE;
    const height = (innerHeight - above.reduce((sum, part) => sum + part.offsetHeight, 3 * GAP)) / rows - caption;
    return { width, scale: wholeSteps(Math.min(width / MIN_WIDTH, height / SCREEN.height)) };
}

// Side by side, unless they are larger one above the other.
function arrange() {
    const [beside, below] = [sizeIn(cards.length), sizeIn(1)];
    const { width, scale } = below.scale > beside.scale ? below : beside;
    const shown = Math.min(SCREEN.width, Math.floor(width / scale));
    for (const picture of pictures) {
        Object.assign(picture.style, { width: `${shown * scale}px`, height: `${SCREEN.height * scale}px` });
        const cut = Math.floor(((SCREEN.width - shown) * 2) / 3) * scale;
        Object.assign(picture.firstElementChild.style, {
            width: `${SCREEN.width * scale}px`,
            height: `${SCREEN.height * scale}px`,
            marginLeft: `${-cut}px`,
        });
    }
}

addEventListener("resize", arrange);
arrange();
document.body.classList.add("arranged");
