// RISK in CrocoDS: a game is saved, the machine switched off, and the game taken up from the disc that was written.

import { readFileSync } from "node:fs";
import { keptStory } from "../../emulators/chromium/kept.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";
import { SECOND, picturesOf, runUntil, symbolsOf } from "../../emulators/chromium/title.mjs";
import { PAPER, SEA, TABLE_BYTES, share } from "./board.mjs";

const SEATS = 7, SEATS_BYTES = 54; // in settings_t (src/risk/ui/include/game_config.h)
const LOG_ENTRIES = Number(/#define LOG_ENTRIES (\d+)/.exec(readFileSync("src/risk/rules/include/match_file.h", "utf8"))[1]);
const MEMORY_BYTES = 8 * LOG_ENTRIES + 2 * 2 * 6 + 6 + 3; // MATCH_MEMORY_BYTES there
const OWNER = 96, PLAYERS = 188, TERRITORIES = 42, NOBODY = 0xff; // in risk_t (src/risk/rules/include/risk.h)
const CLAIMS = 6, PRESSES = 200;
const at = symbolsOf("risk");
const claims = async (cpc) => {
    const game = (await cpc.ram()).subarray(at._risk_game, at._risk_game + TABLE_BYTES);
    if (!game[PLAYERS]) return 0; // no game yet
    return game.subarray(OWNER, OWNER + TERRITORIES).filter((owner) => owner !== NOBODY).length;
};

async function toMenu(cpc) {
    await cpc.press("Space");
    await runUntil(cpc, async () => share(await cpc.picture(), PAPER) > 0.1, 10 * SECOND); // the disc is asked for settings first
    await cpc.frames(SECOND);
}

// SPACE chooses a new game; from then on it claims what is offered.
async function play(cpc) {
    const before = await claims(cpc);
    const done = async () => (await claims(cpc)) >= before + CLAIMS;
    for (let presses = 0; presses < PRESSES && !(await done()); presses++) {
        await cpc.press("Space");
        await cpc.frames(12);
    }
    check(await done(), `territories are claimed (${await claims(cpc)})`);
}

const parts = [[at._risk_game, TABLE_BYTES], [at._settings + SEATS, SEATS_BYTES], [at._match_memory, MEMORY_BYTES]];
await test("a game that is saved in CrocoDS", () =>
    keptStory({ game: "risk", file: "RISK", parts, lit: (picture) => share(picture, SEA) > 0.2, isTitle: picturesOf("risk").isTitle, toMenu, play }));
