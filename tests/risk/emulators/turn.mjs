// RISK in real emulators: turn.mjs snapshot|tape|disk. From its image to the title, and by SPACE alone through the claim, the
// set-up and a whole turn against the machine.

import { openCpc } from "../../emulators/cpc.mjs";
import { SECOND, picturesOf, runUntil, symbolsOf } from "../../emulators/title.mjs";
import { check, test } from "../../emulators/tap.mjs";

const [way] = process.argv.slice(2);
const WAYS = {
    snapshot: { image: "disk/risk-fr.sna", model: "6128", layout: "french" },
    tape: { image: "disk/risk-en.cdt", model: "464" },
    disk: { image: "disk/risk.dsk" },
};
const ROUND = 92, PLAYERS = 188, PHASE = 190; // in risk_t (src/risk/rules/include/risk.h), which has no gaps
const SEA = [0, 0, 128];
const { isTitle } = picturesOf("risk");
const table = symbolsOf("risk")._risk_table;
const cpc = await openCpc(WAYS[way]);
const press = () => (way === "disk" ? cpc.joystick("Fire") : cpc.press("Space"));

// How much of the picture is sea.
function sea({ width, height, pixels }) {
    let count = 0;
    for (let i = 0; i < pixels.length; i += 3) count += SEA.every((level, channel) => pixels[i + channel] === level);
    return count / (width * height);
}

async function reachTitle() {
    if (way === "disk") {
        await cpc.frames(2 * SECOND);
        await cpc.joystick("Fire"); // the first file of its list
    }
    return runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 6 * 60 * SECOND, way === "tape" ? 2 * SECOND : 10);
}

// Caprice32 shows its memory: the rounds are counted there.
async function playTurn() {
    const read = async (offset) => (await cpc.ram())[table + offset];
    for (let presses = 0; presses < 1500 && (await read(ROUND)) < 2; presses++) {
        await cpc.press("Space");
        await cpc.frames(12);
    }
    check((await read(PLAYERS)) === 3 && (await read(ROUND)) >= 2, `by SPACE alone a game of three comes to its second round (phase ${await read(PHASE)})`);
}

async function story() {
    if (!check(await reachTitle(), `the ${way} reaches the title`)) return;
    await press();
    await cpc.frames(SECOND);
    await press();
    const board = await runUntil(cpc, async () => sea(await cpc.picture()) > 0.2, 10 * SECOND);
    check(board, "fire on the title, fire in the menu: the board lies in its sea");
    await cpc.frames(2 * SECOND);
    await cpc.shot(`build/tests/risk-${way}-board.png`);
    if (way !== "disk") await playTurn();
}

await test(`RISK from ${way}`, story);
await cpc.shot(`build/tests/risk-${way}.png`);
await cpc.close();
