// 1000 Bornes in CrocoDS: a match is saved, the machine switched off, and the match taken up from the disc that was written.

import { keptStory } from "../../emulators/chromium/kept.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";
import { GAME_BYTES, LOG_BYTES, PHASE, SEATS, SECOND, isTitle, readMatch, showsCloth, symbols, toMenu } from "./match.mjs";

const CHANGES = 8; // moves of the match before it is saved
const TURNS = 100;
const at = symbols();

// SPACE chooses a new match and takes the name that is offered; from then on it plays what is offered.
async function play(cpc) {
    const match = async () => readMatch(await cpc.ram(), at._mille_game);
    let last = (await match()).bytes, changes = 0;
    for (let turns = 0; turns < TURNS && changes < CHANGES; turns++) {
        await cpc.press("Space");
        await cpc.frames(SECOND / 2);
        const now = (await match()).bytes;
        if (!now.equals(last)) changes++;
        last = now;
    }
    const { phase, left } = await match();
    check(changes === CHANGES && left > 0 && phase < PHASE.HAND_OVER, `a hand is on its way (${left} cards are left)`);
}

const parts = [[at._mille_game, GAME_BYTES], [at._settings + SEATS.at, SEATS.length], [at._history_plays, LOG_BYTES]];
await test("a match that is saved in CrocoDS", () =>
    keptStory({ game: "mille", file: "MILLE", parts, lit: showsCloth, isTitle, toMenu: (cpc) => toMenu(cpc, () => cpc.press("Space")), play }));
