// A whole hand of 1000 Bornes on the page by fingers alone: the story of hand.mjs, in which every key is a tap.

import { mkdirSync } from "node:fs";
import { playHand } from "./hand.mjs";
import { PHASE, isTitle, readMatch, symbols } from "./match.mjs";
import { openVisitor, waitUntil } from "../../tools/web/visitor.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";

const FOLDER = "build/tests/page-hand";
const CARD_EVERY = 3; // times SPACE in the middle of a hand, one is two taps on a card instead
const BUTTONS = { Space: ".fire", Escape: "[data-key=Escape]", ArrowRight: ".right", ArrowLeft: ".left" };

const visitor = await openVisitor({ width: 390, height: 844, touch: true });
const table = symbols()._mille_game;
let presses = 0;
const fingers = {
    ram: visitor.ram,
    frames: visitor.frames,
    picture: visitor.picture,
    async press(code) {
        const playing = code === "Space" && presses > 0 && readMatch(await visitor.ram(), table).phase === PHASE.PLAY;
        if (++presses % CARD_EVERY === 0 && playing) {
            const middle = 8 + 44 * (presses % 7) + 20;
            for (let taps = 0; taps < 2; taps++) await visitor.tapPixel(middle, 65);
        } else {
            await visitor.tap(BUTTONS[code]);
        }
        await visitor.frames(24); // until the page has passed them on, and a little longer
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
    await playHand(fingers, FOLDER);
});
await visitor.close();
