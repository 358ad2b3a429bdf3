// RISK in CrocoDS: a game is saved, the machine switched off, and the game resumed from the written disc.

import { saveAndResume } from "../../lib/emulators/save_and_resume.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { SECOND, picturesOf, runUntil } from "../../lib/emulators/program.mjs";
import { PAPER, SEA, layout, ownersIn, readGame, share } from "./board.mjs";

const { NOBODY, TERRITORIES } = layout;
const CLAIMS = 6, PRESSES = 200;
const claims = async (cpc) => ownersIn(readGame(await cpc.ram())).filter((owner) => owner !== NOBODY).length;

async function toMenu(cpc) {
    await cpc.press("Space");
    const isMenu = async () => share(await cpc.picture(), PAPER) > 0.1;
    await runUntil(cpc, isMenu, 10 * SECOND); // the settings are read from the disc first
    await cpc.frames(SECOND);
}

// SPACE chooses a new game; from then on it claims what is offered. On the title every territory has an owner.
async function play(cpc) {
    const before = (await claims(cpc)) % TERRITORIES;
    const done = async () => (await claims(cpc)) >= before + CLAIMS && (await claims(cpc)) < TERRITORIES;
    for (let presses = 0; presses < PRESSES && !(await done()); presses++) {
        await cpc.press("Space");
        await cpc.frames(12);
    }
    check(await done(), `territories are claimed (${await claims(cpc)})`);
}

const parts = [
    [layout.ADDRESS_GAME, layout.RISK_SIZE],
    [layout.ADDRESS_SETTINGS + layout.SETTINGS_SEAT, layout.SEATS_SIZE],
    [layout.ADDRESS_MATCH_MEMORY, layout.MATCH_MEMORY_SIZE],
];
const { isTitle } = picturesOf("risk");
const showsMatch = (picture) => share(picture, SEA) > 0.2;
await test("a game that is saved in CrocoDS", () =>
    saveAndResume({ game: "risk", file: "RISK", parts, showsMatch, isTitle, toMenu, play }));
