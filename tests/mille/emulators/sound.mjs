// Caprice32 as a 6128, from the snapshot: the sound chip, as the emulator has it, while the title plays, while sound is
// off, and while the engines of the shortest and of the longest distance run.

import { readFileSync, writeFileSync } from "node:fs";
import { openCpc } from "../../emulators/cpc.mjs";
import { SECOND, isTitle, runUntil, symbols } from "./match.mjs";
import { check, test } from "../../emulators/tap.mjs";

const PSG = 0x5b; // the sound chip's registers in a snapshot
const RAM = 0x100;
const ENVELOPE = 16; // a volume that only engines have
const at = symbols();

const volumes = async (cpc) => [...(await cpc.snapshot()).subarray(PSG + 8, PSG + 11)];

// Whether anything is heard in a second and a half.
async function sounds(cpc) {
    for (let i = 0; i < 15; i++) {
        if ((await volumes(cpc)).some((volume) => volume > 0)) return true;
        await cpc.frames(5);
    }
    return false;
}

function effect(name) {
    const found = new RegExp(`#define EFFECT_${name} (0x[0-9A-F]+)`).exec(readFileSync("build/mille/gen/sounds.h", "utf8"));
    return Number(found[1]);
}

// The machine as it was, with an effect asked for: how many frames its engine runs.
async function engine(snapshot, name) {
    const image = Buffer.from(snapshot), file = `build/tests/sound-${name}.sna`;
    image.writeUInt16LE(effect(name), RAM + at.effect_wanted);
    writeFileSync(file, image);
    const cpc = await openCpc({ image: file, model: "6128" });
    let frames = 0;
    try {
        for (let frame = 0; frame < 120; frame++) {
            await cpc.frames(1);
            frames += (await volumes(cpc))[2] === ENVELOPE;
        }
    } finally {
        await cpc.close();
    }
    return frames;
}

const cpc = await openCpc({ image: "disk/mille-en.sna", model: "6128" });

async function story() {
    const title = await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 12 * SECOND);
    if (!check(title, "the snapshot reaches the title")) return;
    check(await sounds(cpc), "the title is not silent");
    await cpc.press("KeyM");
    check(!(await sounds(cpc)), "with effects only, music is");
    const snapshot = await cpc.snapshot();
    await cpc.press("KeyM");
    check(!(await sounds(cpc)), "and with sound off");
    await cpc.press("KeyM");
    check(await sounds(cpc), "with all of it on again, it plays on");
    const short = await engine(snapshot, "KM25"), long = await engine(snapshot, "KM200");
    check(short > 10 && long > 2 * short, `an engine of 200 lasts longer than one of 25: ${long} and ${short} frames`);
}

await test("the sound chip of a 6128", story);
await cpc.close();
