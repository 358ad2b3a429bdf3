// RISK in real emulators: turn.mjs snapshot|tape|disk|mame. From its image to the title, and by SPACE or the joystick's button alone
// through the claim, the set-up and a whole turn against the machine; in MAME, whose disc can be written on, a game is also saved,
// given up and taken up again.

import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { SECOND, picturesOf, runUntil, symbolsOf } from "../../emulators/chromium/title.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";
import { FREE, PAPER, SEA, TABLE_BYTES, share as shareOf } from "./board.mjs";

const [way] = process.argv.slice(2);
const WAYS = {
    snapshot: { image: "disk/risk-fr.sna", model: "6128", layout: "french" },
    tape: { image: "disk/risk-en.cdt", model: "464" },
    disk: { image: "disk/risk.dsk" },
    mame: { image: "disk/risk.dsk", model: "6128" },
};
const ROUND = 92, PLAYERS = 188, PHASE = 190, SEAT = 191; // of risk_t (src/risk/rules/include/risk.h), which has no gaps
const PHASE_PLACE = 3, PHASE_OVER = 8;
const { isTitle } = picturesOf("risk");
const table = symbolsOf("risk")._risk_game;
const cpc = await (way === "mame" ? openMame : openCpc)(WAYS[way]);
const press = (key = "Space") => (way === "disk" ? cpc.joystick("Fire") : cpc.press(key));

const share = async (colour) => shareOf(await cpc.picture(), colour);

async function reachTitle() {
    await cpc.frames(2 * SECOND);
    if (way === "disk") await cpc.joystick("Fire"); // the first file of its list
    if (way === "mame") await cpc.type('run"risk\n');
    return runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 6 * 60 * SECOND, way === "tape" ? 2 * SECOND : 10);
}

const saved = async () => (await cpc.ram()).subarray(table, table + TABLE_BYTES);
const read = async (offset) => (await saved())[offset];

// SPACE until something is so.
async function pressUntil(arrived, most = 1500) {
    for (let presses = 0; presses < most; presses++) {
        if (await arrived()) return true;
        await press();
        await cpc.frames(12);
    }
    return false;
}

// The rounds are counted in the machine's memory.
async function playTurn() {
    await pressUntil(async () => (await read(ROUND)) >= 2);
    check((await read(PLAYERS)) === 3 && (await read(ROUND)) >= 2, `by ${way === "disk" ? "fire" : "SPACE"} alone a game of three comes to its second round (phase ${await read(PHASE)})`);
}

// When the person has armies to place.
async function saveAndResume() {
    const asked = await pressUntil(async () => (await read(PHASE)) === PHASE_PLACE && (await read(SEAT)) === 0);
    const before = await saved();
    let kept = false; // while the disc turns all is dark; until the machines' moves have been shown nobody is asked, and D does nothing
    for (let tries = 0; tries < 8 && !kept; tries++) {
        await press("KeyD");
        kept = await runUntil(cpc, async () => (await share(SEA)) < 0.01, 2 * SECOND, 5);
    }
    kept = kept && (await runUntil(cpc, async () => (await share(SEA)) > 0.2, 30 * SECOND));
    await cpc.frames(SECOND); // the board is drawn
    await cpc.shot("build/tests/risk-mame-saved.png");
    await press("Escape"); // what now? abandon, yes
    await cpc.frames(SECOND);
    await press("ArrowLeft");
    await press("Space");
    await cpc.frames(SECOND / 2);
    await press("ArrowRight");
    await press("Space");
    const left = await runUntil(cpc, async () => (await read(PHASE)) === PHASE_OVER, 5 * SECOND);
    await cpc.frames(2 * SECOND);
    await press("ArrowDown"); // the menu's second line
    await press("Space");
    const back = await runUntil(cpc, async () => (await saved()).equals(before), 20 * SECOND);
    check(asked && kept && left && back, "a game is saved, given up and taken up again, byte by byte");
}

async function story() {
    if (!check(await reachTitle(), `the ${way} reaches the title`)) return;
    await press();
    const menu = await runUntil(cpc, async () => (await share(PAPER)) > 0.1, 10 * SECOND); // the disc is asked for settings first
    await cpc.frames(SECOND / 2);
    await press();
    const board = await runUntil(cpc, async () => (await share(SEA)) > 0.2 && (await share(FREE)) > 0.05, 10 * SECOND);
    check(menu && board, "fire on the title, fire in the menu: the board lies in its sea");
    await cpc.frames(2 * SECOND);
    await cpc.shot(`build/tests/risk-${way}-board.png`);
    await playTurn();
    if (way === "mame") await saveAndResume();
}

await test(`RISK from ${way}`, story);
await cpc.shot(`build/tests/risk-${way}.png`);
await cpc.close();
