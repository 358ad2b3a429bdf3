// Caprice32 as a 6128, from the snapshot, as the page has it: what it plays is recorded, sample by sample, while the title plays, while sound is off, and
// while the engines of the shortest and of the longest distance run.

import { readFileSync, writeFileSync } from "node:fs";
import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { SECOND, isTitle, runUntil, symbols } from "./match.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";

const RAM = 0x100; // in a snapshot
const RATE = 44100;
const LOUD = 0.05; // of 1, the loudest there is: how far the samples of a tune stray from their mean at least
const SOFT = 0.03; // and those of an effect
const at = symbols();

// How far samples stray from their mean: what an ear hears, whatever the level a chip rests at.
function strength(samples) {
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    return Math.sqrt(samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / samples.length);
}

// Two seconds, half a second later: what was on its way through the emulator has come out.
async function record(cpc) {
    await cpc.frames(SECOND / 2);
    await cpc.sound();
    await cpc.frames(2 * SECOND);
    const samples = await cpc.sound();
    check(Math.abs(samples.length - 2 * RATE) < RATE / 10, `two seconds are ${samples.length} samples`);
    return samples;
}

const isSilent = (samples) => samples.every((sample) => sample === 0);

function effect(name) {
    const found = new RegExp(`#define EFFECT_${name} (0x[0-9A-F]+)`).exec(readFileSync("build/mille/gen/sounds.h", "utf8"));
    return Number(found[1]);
}

// The machine as it was, with an effect asked for: how many milliseconds its engine is heard.
async function engine(snapshot, name) {
    const image = Buffer.from(snapshot), file = `build/tests/sound-${name}.sna`;
    image.writeUInt16LE(effect(name), RAM + at.effect_wanted);
    writeFileSync(file, image);
    const cpc = await openCpc({ image: file, model: "6128", sound: true });
    try {
        await cpc.frames(3 * SECOND);
        const samples = await cpc.sound();
        const heard = (sample) => sample !== 0;
        const first = samples.findIndex(heard), last = samples.findLastIndex(heard);
        check(first >= 0 && last < samples.length - RATE / 2, `${name} begins and ends within what was recorded`);
        const engine = strength(samples.subarray(first, last));
        check(engine > SOFT, `${name} is heard: ${engine.toFixed(3)}`);
        return Math.round((1000 * (last - first)) / RATE);
    } finally {
        await cpc.close();
    }
}

const cpc = await openCpc({ image: "disk/mille-en.sna", model: "6128", sound: true });

async function story() {
    const title = await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 12 * SECOND);
    if (!check(title, "the snapshot reaches the title")) return;
    const tune = strength(await record(cpc));
    check(tune > LOUD, `the title is not silent: ${tune.toFixed(3)}`);
    await cpc.press("KeyM");
    check(isSilent(await record(cpc)), "with effects only, music is, to the last sample");
    const snapshot = await cpc.snapshot();
    await cpc.press("KeyM");
    check(isSilent(await record(cpc)), "and with sound off");
    await cpc.press("KeyM");
    check(strength(await record(cpc)) > LOUD, "with all of it on again, it plays on");
    const short = await engine(snapshot, "KM25"), long = await engine(snapshot, "KM200");
    check(short > 200 && long > 2 * short, `an engine of 200 lasts longer than one of 25: ${long} and ${short} ms`);
}

await test("what a 6128 plays", story);
await cpc.close();
