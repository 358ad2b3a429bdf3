// A whole hand of a match, played by keys against the computer, and the score sheet compared with the one the PC draws:
// in any emulator that shows the title.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { built } from "../../lib/emulators/built.mjs";
import { symbolsOf } from "../../lib/emulators/program.mjs";
import { check } from "../../lib/tap/tap.mjs";
import { SECOND, layout, readMatch, runUntil, toMenu } from "./match.mjs";

const PATIENCE = 7; // times SPACE without effect before ESC: odd, because every other key may end an explanation
const TABLE_TURN = 20; // by then the cards are dealt and the table waits for a key
const { PHASE_HAND_OVER } = layout;

// The compared files are written to `folder`. `onScreen(name)` is called where a screen does not move: name, table,
// sheet.
export async function playHand(cpc, folder, onScreen = () => {}) {
    const match = async () => readMatch(await cpc.ram());
    await toMenu(cpc, () => cpc.press("Space")); // the bar is on "new match"
    await cpc.press("Space");
    await cpc.frames(SECOND);
    await onScreen("name");
    await cpc.press("Space"); // the name that is offered
    const dealt = await runUntil(cpc, async () => (await match()).handNumber === 1, 10 * SECOND);
    if (!check(dealt, "SPACE in the menu, and once more for the name, deals the first hand")) return;

    // Every choice offers something sensible first, so SPACE alone plays. Now and then the cursor moves to the next
    // card and back; where that led to another question, ESC goes back, as a player would.
    let turns = 0;
    let waiting = 0;
    let state = await match();
    for (; turns < 1000 && state.phase !== PHASE_HAND_OVER; turns++) {
        if (turns % 10 === 3) for (const code of ["ArrowRight", "ArrowLeft"]) await cpc.press(code);
        await cpc.press(waiting > PATIENCE ? "Escape" : "Space");
        const before = state.bytes;
        state = await match();
        if (turns === TABLE_TURN) await onScreen("table");
        waiting = state.bytes.equals(before) && waiting <= PATIENCE ? waiting + 1 : 0;
    }
    console.log(`# ${turns} times SPACE, ${state.team[0].km} km against ${state.team[1].km}, ${state.left} cards left`);
    if (!check(state.phase === PHASE_HAND_OVER, "a whole hand is played to its end by keys")) return;
    check(state.team[0].km > 0 || state.team[1].km > 0, "at least one team has driven");

    await cpc.press("Space"); // writes the sheet faster; a second key would leave it
    await cpc.frames(8 * SECOND); // the last card is moved and the sheet written
    state = await match();
    check(state.phase === PHASE_HAND_OVER, "the score sheet waits for a key");
    await onScreen("sheet");
    const ram = await cpc.ram();
    writeFileSync(`${folder}/ram.bytes`, ram.subarray(0, 0x10000));
    const addresses = [layout.ADDRESS_GAME, layout.ADDRESS_SETTINGS, symbolsOf("mille").s__WORDS].map(String);
    const files = [`${folder}/ram.bytes`, ...addresses, `${folder}/sheet.scr`];
    const { status, stderr } = spawnSync(built("build/mille/host/sheet"), files, { encoding: "utf8" });
    if (!check(status === 0, `the PC draws the sheet of the same hand ${stderr}`)) return;
    const expected = readFileSync(`${folder}/sheet.scr`);
    const shown = ram.subarray(0xc000, 0x10000);
    let wrong = 0;
    for (let y = 0; y < 200; y++)
        for (let x = 0; x < 80; x++) {
            const at = (y & 7) * 0x800 + (y >> 3) * 80 + x;
            wrong += expected[at] !== shown[at];
        }
    check(wrong === 0, `the sheet on the CPC is the PC's, byte for byte (${wrong} differ)`);
}
