// A match, a whole hand played by keys against the machine, and a score sheet like the one the PC draws: in any emulator
// that stands at the title.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { PHASE, SECOND, readMatch, runUntil, symbols, toMenu } from "./match.mjs";
import { check } from "../../emulators/chromium/tap.mjs";

const PATIENCE = 7; // times SPACE in vain before ESC: an odd round, since every other key may end an explanation
const FIRST_LOOK = 20; // turns: the cards lie and wait
const at = symbols();

// `folder` gets what is compared. `look(name)` is called where a screen stands still: name, table, sheet.
export async function playHand(cpc, folder, look = () => {}) {
    const match = async () => readMatch(await cpc.ram(), at._mille_table);
    await toMenu(cpc, () => cpc.press("Space")); // it stands on "new match"
    await cpc.press("Space");
    await cpc.frames(SECOND);
    await look("name");
    await cpc.press("Space"); // the name that is offered
    const dealt = await runUntil(cpc, async () => (await match()).handNumber === 1, 10 * SECOND);
    if (!check(dealt, "SPACE in the menu, and once more for the name, deals the first hand")) return;

    // Every choice offers something sensible first, so SPACE alone plays. Now and then the neighbour is looked at; where that
    // led to a question that was not meant, ESC goes back, as a player would.
    let turns = 0;
    let waiting = 0;
    let state = await match();
    for (; turns < 1000 && state.phase !== PHASE.HAND_OVER; turns++) {
        if (turns % 10 === 3) for (const code of ["ArrowRight", "ArrowLeft"]) await cpc.press(code);
        await cpc.press(waiting > PATIENCE ? "Escape" : "Space");
        const before = state.bytes;
        state = await match();
        if (turns === FIRST_LOOK) await look("table");
        waiting = state.bytes.equals(before) && waiting <= PATIENCE ? waiting + 1 : 0;
    }
    console.log(`# ${turns} times SPACE, ${state.team[0].km} km against ${state.team[1].km}, ${state.left} cards left`);
    if (!check(state.phase === PHASE.HAND_OVER, "a whole hand is played to its end by keys")) return;
    check(state.team[0].km > 0 || state.team[1].km > 0, "somebody has driven");

    await cpc.press("Space"); // the sheet is written faster; a second key would leave it
    await cpc.frames(8 * SECOND); // for the last card to fall and the sheet to be written
    state = await match();
    check(state.phase === PHASE.HAND_OVER, "the score sheet waits to be read");
    await look("sheet");
    const ram = await cpc.ram();
    writeFileSync(`${folder}/ram.bytes`, ram.subarray(0, 0x10000));
    const addresses = [at._mille_table, at._settings, at.s__WORDS].map(String);
    const { status, stderr } = spawnSync("build/mille/host/sheet", [`${folder}/ram.bytes`, ...addresses, `${folder}/sheet.scr`], { encoding: "utf8" });
    if (!check(status === 0, `the PC draws the sheet of the same hand ${stderr}`)) return;
    const expected = readFileSync(`${folder}/sheet.scr`);
    const shown = ram.subarray(0xc000, 0x10000);
    let wrong = 0;
    for (let y = 0; y < 200; y++) for (let x = 0; x < 80; x++) wrong += expected[(y & 7) * 0x800 + (y >> 3) * 80 + x] !== shown[(y & 7) * 0x800 + (y >> 3) * 80 + x];
    check(wrong === 0, `the sheet on the CPC is the PC's, byte for byte (${wrong} differ)`);
}
