// Saving and taking up again in MAME, whose drive turns in real time, as lines of make bench: milliseconds from the key to the table. save.mjs DISC
// Only the third save has both an old one and a .BAK to replace. Where another match than the one that was saved comes back, or none, that is
// OVER. And how many bytes of the stack nobody has touched meanwhile, AMSDOS with its interrupts included.

import { copyFileSync } from "node:fs";
import { basename } from "node:path";
import { openMame } from "../../emulators/mame/mame.mjs";
import { timed } from "../../emulators/mame/timed.mjs";
import { SECOND, isTitle, readMatch, runUntil, showsCloth, symbols, toMenu } from "../emulators/match.mjs";

const LIMITS = { save: 4000, "save-again": 4000, "save-third": 4000, resume: 3000 };
const STACK_LEFT = 32;
const UNTOUCHED = 0xa5;
const at = symbols();
const [disc] = process.argv.slice(2);
const bench = `save.${basename(disc, ".dsk")}`;
const image = `build/tests/${bench}.dsk`;
copyFileSync(disc, image);

const cpc = await openMame({ image, model: "6128" });
const match = async () => readMatch(await cpc.ram(), at._mille_game);
const until = (arrived, seconds) => runUntil(cpc, arrived, seconds * SECOND, 2);
const lit = async () => showsCloth(await cpc.picture());
const time = (name, key, good) => timed(cpc, `${bench}.${name}`, LIMITS[name], key, lit, good);

// Paints what is free of the stack; and tells how much of that is left.
const paintStack = async () => cpc.fill(at.stack_bottom, (await cpc.registers("SP"))[0] - at.stack_bottom, UNTOUCHED);
async function stackLeft() {
    const stack = (await cpc.ram()).subarray(at.stack_bottom, at.stack_top);
    const left = stack.findIndex((byte) => byte !== UNTOUCHED);
    console.log(`${bench}.stack ${left} ${STACK_LEFT} ${left >= STACK_LEFT ? "ok" : "OVER"}`);
}

await cpc.frames(2 * SECOND);
await cpc.type('run"mille\n');
await until(async () => isTitle(await cpc.picture(), cpc.core), 20);
await toMenu(cpc, () => cpc.press("Space"));
await cpc.press("Space");
await cpc.frames(SECOND);
await cpc.press("Space"); // the name that is offered
await until(async () => (await match()).left > 0 && (await match()).phase !== 0 && (await lit()), 20);
await cpc.frames(4 * SECOND);
await paintStack();
for (const name of ["save", "save-again", "save-third"]) {
    await time(name, "KeyD");
    await cpc.frames(SECOND);
}
const saved = (await match()).bytes;
await cpc.press("Escape");
await cpc.frames(SECOND);
await cpc.press("ArrowLeft");
await cpc.press("Space"); // the match is left
await cpc.frames(4 * SECOND);
await cpc.press("Escape"); // to the menu
await cpc.frames(SECOND);
await cpc.press("ArrowDown");
await time("resume", "Space", async () => (await match()).bytes.equals(saved));
await cpc.shot(`build/tests/${bench}.png`);
await stackLeft();
await cpc.close();
