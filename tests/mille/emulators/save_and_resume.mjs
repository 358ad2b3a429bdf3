// 1000 Bornes in CrocoDS: a match is saved, the machine switched off, and the match resumed from the written disc.

import { saveAndResume } from "../../lib/emulators/save_and_resume.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { SECOND, isTitle, layout, readMatch, showsCloth, toMenu } from "./match.mjs";

const CHANGES = 8; // moves of the match before it is saved
const TURNS = 100;

// SPACE chooses a new match and takes the name that is offered; from then on it plays what is offered.
async function play(cpc) {
    const match = async () => readMatch(await cpc.ram());
    let last = (await match()).bytes, changes = 0;
    for (let turns = 0; turns < TURNS && changes < CHANGES; turns++) {
        await cpc.press("Space");
        await cpc.frames(SECOND / 2);
        const now = (await match()).bytes;
        if (!now.equals(last)) changes++;
        last = now;
    }
    const { phase, left } = await match();
    check(
        changes === CHANGES && left > 0 && phase < layout.PHASE_HAND_OVER,
        `a hand is being played (${left} cards are left)`
    );
}

const parts = [
    [layout.ADDRESS_GAME, layout.MILLE_SIZE],
    [layout.ADDRESS_SETTINGS + layout.SETTINGS_SEAT, layout.SEATS_SIZE],
    [layout.ADDRESS_PLAYS, layout.PLAYS_SIZE],
];
await test("a match that is saved in CrocoDS", () =>
    saveAndResume({
        game: "mille",
        file: "MILLE",
        parts,
        showsMatch: showsCloth,
        isTitle,
        toMenu: (cpc) => toMenu(cpc, () => cpc.press("Space")),
        play,
    }));
