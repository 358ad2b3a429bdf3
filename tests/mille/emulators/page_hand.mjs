// A whole hand of 1000 Bornes on the page of a phone: hand.mjs with taps on the picture, touch buttons and keys mixed,
// in every order. A tap never plays another card than the one under the finger.

import { mkdirSync } from "node:fs";
import { playHand } from "./hand.mjs";
import { isTitle, layout, readMatch } from "./match.mjs";
import { choicePlace, rowPlace, widthsOf } from "../../lib/emulators/choices.mjs";
import { openVisitor, waitUntil } from "../../tools/web/visitor.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const FOLDER = "build/tests/page-hand";
const BUTTONS = { Escape: "[data-key=Escape]", ArrowRight: ".right", ArrowLeft: ".left" };
const WIDTHS = widthsOf("mille");

const visitor = await openVisitor({ width: 390, height: 844, touch: true });
const byte = async (name) => (await visitor.ram())[layout[`ADDRESS_${name}`]];
const settle = () => visitor.frames(40); // the page has sent the keys of a tap by then

async function tap({ x, y }) {
    await visitor.tapPixel(x, y);
    await settle();
}
async function button(selector) {
    await visitor.tap(selector);
    await settle();
}
const space = () => visitor.type("Space", " ", 32);
const arrowKey = () => visitor.type("ArrowRight", "ArrowRight", 39);

const placeOf = (card) => ({
    x: layout.HAND_LEFT + layout.HAND_STEP * card + layout.CARD_WIDTH / 2,
    y: (layout.HAND_TOP + layout.HAND_BOTTOM) / 2,
});

// The cards that the person has played or discarded, as the history has them.
async function played() {
    const ram = await visitor.ram();
    const { ADDRESS_PLAYS, EVENT_SIZE, EVENT_SEAT, EVENT_CARD } = layout;
    const events = Array.from({ length: ram[ADDRESS_PLAYS] }, (_, i) => ADDRESS_PLAYS + 1 + i * EVENT_SIZE);
    return events.filter((at) => ram[at + EVENT_SEAT] === 0).map((at) => ram[at + EVENT_CARD]);
}
const handCard = async (slot) => readMatch(await visitor.ram()).bytes[layout.MILLE_HAND + slot];

// Moves the arrow to a card by `step`, one card at a time.
async function moveTo(card, step) {
    for (let moves = 0; moves < layout.HAND_MAX && (await byte("HAND_ARROW")) !== card; moves++) await step();
}

// Ways to play a card, each a mix of fingers, buttons and keys.
const WAYS = {
    "two taps": async (card) => {
        await tap(placeOf(card));
        await tap(placeOf(card));
    },
    "a tap, then the red button": async (card) => {
        await tap(placeOf(card));
        await button(".fire");
    },
    "a tap, then the space bar": async (card) => {
        await tap(placeOf(card));
        await space();
    },
    "buttons, then a tap": async (card) => {
        await moveTo(card, () => button(".right"));
        await tap(placeOf(card));
        if (await byte("CARD_FRESH")) check(false, "a tap describes the card");
        if ((await visitor.screen()) === "ask_card" && (await byte("HAND_ARROW")) === card) await tap(placeOf(card));
    },
    "keys, then a tap": async (card) => {
        await moveTo(card, arrowKey);
        await tap(placeOf(card));
        if ((await visitor.screen()) === "ask_card" && (await byte("HAND_ARROW")) === card) await tap(placeOf(card));
    },
    "a tap, buttons to another card, and a tap on the first": async (card) => {
        const before = (await played()).length;
        await tap(placeOf(card));
        await button(".right");
        await tap(placeOf(card));
        strays += (await played()).length !== before;
        if ((await byte("HAND_ARROW")) !== card) strays++;
        await button(".fire");
    },
};

let strays = 0; // cards that were played without being under the finger, or taps that missed
let turns = 0;
const used = {};
const wrong = [];

async function playCard() {
    const way = Object.keys(WAYS)[turns++ % Object.keys(WAYS).length];
    const held = await byte("MATCH_SHOWN");
    // The offered card mostly, so that the hand goes on; otherwise one after the other.
    const slot = turns % 3 ? await byte("HAND_ARROW") : turns % held;
    const [card, before] = [await handCard(slot), (await played()).join()];
    await WAYS[way](slot);
    await visitor.frames(60); // the card flies
    used[way] = (used[way] ?? 0) + 1;
    const after = await played();
    if (after.join() !== before && after.at(-1) !== card) wrong.push(`${way}: ${card}, but ${after.at(-1)}`);
}

const answered = { tap: 0, button: 0, key: 0 };
async function answer() {
    const way = Object.keys(answered)[turns++ % 3];
    answered[way]++;
    const ram = await visitor.ram();
    const picked = ram[layout.ADDRESS_DIALOGUE_PICKED];
    if (way === "tap") await tap(choicePlace(ram, layout, WIDTHS, picked));
    if (way === "button") await button(".fire");
    if (way === "key") await space();
}

const phone = {
    ram: visitor.ram,
    frames: visitor.frames,
    picture: visitor.picture,
    async press(code) {
        const screen = await visitor.screen();
        if (code !== "Space") await button(BUTTONS[code]);
        else if (screen === "list_choose") await tap(rowPlace(await visitor.ram(), layout, 0));
        else if (screen === "text_entry") await button("[data-key=Enter]");
        else if (screen === "ask_card") await playCard();
        else if (screen === "dialogue_answer") await answer();
        else await tap({ x: layout.SCREEN_WIDTH / 2, y: layout.SCREEN_HEIGHT / 2 });
        await visitor.frames(24);
    },
};

await test("a hand by taps", async () => {
    mkdirSync(FOLDER, { recursive: true });
    await visitor.open("?game=mille&lang=en");
    const shows = async () => {
        const picture = await visitor.picture();
        return picture.pixels.length > 0 && isTitle(picture, "cap32");
    };
    check(await waitUntil(shows), "the title");
    await visitor.hold();
    await playHand(phone, FOLDER);
    for (const way of Object.keys(WAYS)) check(used[way] > 0, `a card is played by ${way} (${used[way] ?? 0} times)`);
    check(wrong.length === 0, `the card under the finger was played, and no other (${wrong.join("; ")})`);
    check(strays === 0, `a tap on another card than the arrow's only chooses it (${strays} did not)`);
});
await visitor.close();
