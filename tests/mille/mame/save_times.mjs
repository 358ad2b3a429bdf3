// The time of saving and resuming in MAME, whose drive turns in real time, as lines of make bench: save_times.mjs DISC
// Milliseconds from the key until the table is shown again. Only the third save has both an old one and a .BAK to
// replace. If the resumed match is not the saved one, the line says OVER. The last line has the bytes of the stack that
// were never used, with AMSDOS and its interrupts.

import { copyFileSync } from "node:fs";
import { basename } from "node:path";
import { openMame } from "../../emulators/mame/mame.mjs";
import { printDiscTime } from "../../lib/emulators/disc_time.mjs";
import { symbolsOf } from "../../lib/emulators/program.mjs";
import { SECOND, isTitle, readMatch, runUntil, showsCloth, toMenu } from "../emulators/match.mjs";

const LIMITS = { save: 4000, "save-again": 4000, "save-third": 4000, resume: 3000 };
const STACK_LEFT = 32;
const UNUSED = 0xa5;
const at = symbolsOf("mille");
const [disc] = process.argv.slice(2);
const bench = `save.${basename(disc, ".dsk")}`;
const image = `build/tests/${bench}.dsk`;
copyFileSync(disc, image);

const cpc = await openMame({ image, model: "6128" });
const match = async () => readMatch(await cpc.ram());
const until = (arrived, seconds) => runUntil(cpc, arrived, seconds * SECOND, 2);
const showsTable = async () => showsCloth(await cpc.picture());
const time = (name, key, good) => printDiscTime(cpc, `${bench}.${name}`, LIMITS[name], key, showsTable, good);

// Fills the free part of the stack; later the bytes that are unchanged were never used.
const fillStack = async () => cpc.fill(at.stack_bottom, (await cpc.registers("SP"))[0] - at.stack_bottom, UNUSED);
async function printStack() {
    const stack = (await cpc.ram()).subarray(at.stack_bottom, at.stack_top);
    const left = stack.findIndex((byte) => byte !== UNUSED);
    console.log(`${bench}.stack ${left} ${STACK_LEFT} ${left >= STACK_LEFT ? "ok" : "OVER"}`);
}

await cpc.frames(2 * SECOND);
await cpc.type('run"mille\n');
await until(async () => isTitle(await cpc.picture(), cpc.core), 20);
await toMenu(cpc, () => cpc.press("Space"));
await cpc.press("Space");
await cpc.frames(SECOND);
await cpc.press("Space"); // the name that is offered
await until(async () => (await match()).left > 0 && (await match()).phase !== 0 && (await showsTable()), 20);
await cpc.frames(4 * SECOND);
await fillStack();
for (const name of ["save", "save-again", "save-third"]) {
    await time(name, "KeyD");
    await cpc.frames(SECOND);
}
const saved = (await match()).bytes;
await cpc.press("Escape");
await cpc.frames(SECOND);
await cpc.press("ArrowLeft");
await cpc.press("Space"); // abandons the match
await cpc.frames(4 * SECOND);
await cpc.press("Escape"); // to the menu
await cpc.frames(SECOND);
await cpc.press("ArrowDown");
await time("resume", "Space", async () => (await match()).bytes.equals(saved));
await cpc.shot(`build/tests/${bench}.png`);
await printStack();
await cpc.close();
