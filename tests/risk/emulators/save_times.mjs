// The time of saving RISK in MAME, whose drive turns in real time, as lines of make bench: save_times.mjs DISC
// Milliseconds from the key until the board is shown again. Only the third save has both an old one and a .BAK to
// replace.

import { copyFileSync } from "node:fs";
import { basename } from "node:path";
import { SECOND, picturesOf, runUntil } from "../../lib/emulators/program.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { printDiscTime } from "../../lib/emulators/disc_time.mjs";
import { PAPER, SEA, share } from "./board.mjs";

const LIMITS = { "risk.dsk": 4400, "classics.dsk": 4600 };
const [disc] = process.argv.slice(2);
const bench = `risk.save.${basename(disc, ".dsk")}`;
const image = `build/tests/${bench}.dsk`;
copyFileSync(disc, image);

const cpc = await openMame({ image, model: "6128" });
const showsBoard = async () => share(await cpc.picture(), SEA) > 0.2;
await cpc.frames(2 * SECOND);
await cpc.type('run"risk\n');
await runUntil(cpc, async () => picturesOf("risk").isTitle(await cpc.picture(), cpc.core), 20 * SECOND);
await cpc.press("Space");
await runUntil(cpc, async () => share(await cpc.picture(), PAPER) > 0.1, 10 * SECOND);
await cpc.frames(SECOND);
await cpc.press("Space");
await cpc.frames(6 * SECOND);
for (const name of ["save", "save-again", "save-third"]) {
    await printDiscTime(cpc, `${bench}.${name}`, LIMITS[basename(disc)], "KeyD", showsBoard);
    await cpc.frames(2 * SECOND);
}
await cpc.close();
