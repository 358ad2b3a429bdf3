// RISK in real emulators: turn.mjs snapshot|tape|disk|mame. From its image to the title, and by SPACE or the joystick's
// button alone through the claim, the set-up and a whole turn against the computer; in MAME, whose disc can be written,
// a game is also saved, abandoned and resumed.

import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { SECOND, picturesOf, runUntil } from "../../lib/emulators/program.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { FREE, PAPER, SEA, layout, readGame, share as shareOf } from "./board.mjs";

const [medium] = process.argv.slice(2);
const MACHINES = {
    snapshot: { image: "disk/risk-fr.sna", model: "6128", layout: "french" },
    tape: { image: "disk/risk-en.cdt", model: "464" },
    disk: { image: "disk/risk.dsk" },
    mame: { image: "disk/risk.dsk", model: "6128" },
};
const { RISK_ROUND, RISK_PLAYERS, RISK_PHASE, RISK_SEAT, PHASE_PLACE, PHASE_OVER } = layout;
const { isTitle } = picturesOf("risk");
const cpc = await (medium === "mame" ? openMame : openCpc)(MACHINES[medium]);
const press = (key = "Space") => (medium === "disk" ? cpc.joystick("Fire") : cpc.press(key));

const share = async (colour) => shareOf(await cpc.picture(), colour);

async function reachTitle() {
    await cpc.frames(2 * SECOND);
    if (medium === "disk") await cpc.joystick("Fire"); // the first file of its list
    if (medium === "mame") await cpc.type('run"risk\n');
    const step = medium === "tape" ? 2 * SECOND : 10;
    return runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 6 * 60 * SECOND, step);
}

const game = async () => readGame(await cpc.ram());
const read = async (offset) => (await game())[offset];

// SPACE until `arrived` is true.
async function pressUntil(arrived, most = 1500) {
    for (let presses = 0; presses < most; presses++) {
        if (await arrived()) return true;
        await press();
        await cpc.frames(12);
    }
    return false;
}

async function playTurn() {
    await pressUntil(async () => (await read(RISK_ROUND)) >= 2);
    const key = medium === "disk" ? "fire" : "SPACE";
    const reached = (await read(RISK_PLAYERS)) === 3 && (await read(RISK_ROUND)) >= 2;
    check(reached, `by ${key} alone a game of three reaches its second round (phase ${await read(RISK_PHASE)})`);
}

// In the phase in which the person has armies to place.
async function saveAndResume() {
    const asked = await pressUntil(
        async () => (await read(RISK_PHASE)) === PHASE_PLACE && (await read(RISK_SEAT)) === 0,
    );
    const before = await game();
    let saved = false; // D does nothing until the computer's moves have been shown; then the screen is dark
    for (let tries = 0; tries < 8 && !saved; tries++) {
        await press("KeyD");
        saved = await runUntil(cpc, async () => (await share(SEA)) < 0.01, 2 * SECOND, 5);
    }
    saved = saved && (await runUntil(cpc, async () => (await share(SEA)) > 0.2, 30 * SECOND));
    await cpc.frames(SECOND); // the board is drawn
    await cpc.shot("build/tests/risk-mame-saved.png");
    await press("Escape"); // the question: abandon, yes
    await cpc.frames(SECOND);
    await press("ArrowLeft");
    await press("Space");
    await cpc.frames(SECOND / 2);
    await press("ArrowRight");
    await press("Space");
    const left = await runUntil(cpc, async () => (await read(RISK_PHASE)) === PHASE_OVER, 5 * SECOND);
    await cpc.frames(2 * SECOND);
    await press("ArrowDown"); // the menu's second line
    await press("Space");
    const resumed = await runUntil(cpc, async () => (await game()).equals(before), 20 * SECOND);
    check(asked && saved && left && resumed, "a game is saved, abandoned and resumed, byte by byte");
}

async function playFromImage() {
    if (!check(await reachTitle(), `the ${medium} reaches the title`)) return;
    await press();
    const menu = await runUntil(cpc, async () => (await share(PAPER)) > 0.1, 10 * SECOND); // after reading the settings
    await cpc.frames(SECOND / 2);
    await press();
    const isBoard = async () => (await share(SEA)) > 0.2 && (await share(FREE)) > 0.05;
    const board = await runUntil(cpc, isBoard, 10 * SECOND);
    check(menu && board, "fire on the title, fire in the menu: the board is shown");
    await cpc.frames(2 * SECOND);
    await cpc.shot(`build/tests/risk-${medium}-board.png`);
    await playTurn();
    if (medium === "mame") await saveAndResume();
}

await test(`RISK from ${medium}`, playFromImage);
await cpc.shot(`build/tests/risk-${medium}.png`);
await cpc.close();
