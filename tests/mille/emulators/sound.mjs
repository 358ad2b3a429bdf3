// Caprice32 as a 6128, from the snapshot, as on the page: its sound is recorded, sample by sample, during the title
// tune, with sound off, and during the engine effects of the shortest and of the longest distance.

import { readFileSync, writeFileSync } from "node:fs";
import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { symbolsOf } from "../../lib/emulators/program.mjs";
import { SECOND, isTitle, runUntil } from "./match.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const RAM = 0x100; // in a snapshot
const RATE = 44100;
const LOUD = 0.05; // least standard deviation of the samples of a tune; 1 is the loudest sample
const SOFT = 0.03; // and of an effect
const at = symbolsOf("mille");

// The standard deviation of the samples: what is heard, whatever level the chip rests at.
function strength(samples) {
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    return Math.sqrt(samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / samples.length);
}

// Two seconds, after half a second in which buffered sound is discarded.
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
    const header = readFileSync("build/mille/gen/sounds.h", "utf8");
    return Number(new RegExp(`#define EFFECT_${name} (0x[0-9A-F]+)`).exec(header)[1]);
}

// Starts the effect in the machine of the snapshot: how many milliseconds it is heard.
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

async function recordTitle() {
    const title = await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 12 * SECOND);
    if (!check(title, "the snapshot reaches the title")) return;
    const tune = strength(await record(cpc));
    check(tune > LOUD, `the title is not silent: ${tune.toFixed(3)}`);
    await cpc.press("KeyM");
    check(isSilent(await record(cpc)), "with effects only, music is silent, to the last sample");
    const snapshot = await cpc.snapshot();
    await cpc.press("KeyM");
    check(isSilent(await record(cpc)), "with sound off it stays silent");
    await cpc.press("KeyM");
    check(strength(await record(cpc)) > LOUD, "with everything on again the tune goes on");
    const short = await engine(snapshot, "KM25"), long = await engine(snapshot, "KM200");
    check(short > 200 && long > 2 * short, `an engine of 200 lasts longer than one of 25: ${long} and ${short} ms`);
}

await test("the sound of a 6128", recordTitle);
await cpc.close();
