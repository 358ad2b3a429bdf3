// A whole hand of 1000 Bornes on the page by touch alone: hand.mjs with a tap for every key.

import { mkdirSync } from "node:fs";
import { playHand } from "./hand.mjs";
import { isTitle, layout, readMatch } from "./match.mjs";
import { openVisitor, waitUntil } from "../../tools/web/visitor.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const FOLDER = "build/tests/page-hand";
const CARD_EVERY = 3; // in the middle of a hand every third SPACE is two taps on a card instead
const BUTTONS = { Space: ".fire", Escape: "[data-key=Escape]", ArrowRight: ".right", ArrowLeft: ".left" };

const visitor = await openVisitor({ width: 390, height: 844, touch: true });
let presses = 0;
const touch = {
    ram: visitor.ram,
    frames: visitor.frames,
    picture: visitor.picture,
    async press(code) {
        const playing = code === "Space" && presses > 0 && readMatch(await visitor.ram()).phase === layout.PHASE_PLAY;
        if (++presses % CARD_EVERY === 0 && playing) {
            const x = layout.HAND_LEFT + layout.HAND_STEP * (presses % layout.HAND_MAX) + layout.CARD_WIDTH / 2;
            const y = (layout.HAND_TOP + layout.HAND_BOTTOM) / 2;
            for (let taps = 0; taps < 2; taps++) await visitor.tapPixel(x, y);
        } else {
            await visitor.tap(BUTTONS[code]);
        }
        await visitor.frames(24); // the page has sent the keys by then
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
    await playHand(touch, FOLDER);
});
await visitor.close();
