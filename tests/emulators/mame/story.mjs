// Stories of loading in MAME, and what may be seen in them.

import { readFileSync } from "node:fs";
import { differences } from "../chromium/mode0.mjs";
import { check, test } from "../chromium/tap.mjs";
import { inksInMame, openMame } from "./mame.mjs";

export const SECOND = 50;
export const FOLDER = "build/tests";
const PICTURE = { memory: readFileSync("build/demo/gen/loading.scr"), inks: inksInMame(readFileSync("build/demo/disk/inks")) };
const WHOLE_SCREEN = 20_000; // dots of 32,000 that change when the screen is cleared
const NO_BAR = (x, y) => y >= 198; // a tape has a bar there

const start = { ".dsk": 'run"demo\n', ".cdt": 'run"\n' };
export const wrongPixels = async (cpc) => differences(await cpc.picture(), PICTURE.memory, PICTURE.inks, NO_BAR);

// A machine with an image in it, RUN" typed, after whatever is to be typed first.
async function run(image, model, first) {
    const cpc = await openMame({ image: `${FOLDER}/${image}`, model, rom: `${FOLDER}/greedy.rom` });
    await cpc.frames(2 * SECOND);
    await cpc.type(first + start[image.slice(-4)]);
    return cpc;
}

async function until(cpc, arrived, limit, step = limit > 20 * SECOND ? 25 : 5) {
    for (let frame = 0; frame < limit; frame += step) {
        await cpc.frames(step);
        if (await arrived()) return true;
    }
    return false;
}

export const shows = (cpc, words, columns) => async () => (await cpc.text(columns)).join("\n").includes(words);
export const expect = async (cpc, words, limit, columns) => check(await until(cpc, shows(cpc, words, columns), limit), `"${words}"`);
export const picture = async (cpc, limit) => check(await until(cpc, async () => (await wrongPixels(cpc)) === 0, limit), "the loading picture");

// The picture stays untouched, frame by frame, until the loader takes the whole screen: AMSDOS writes nothing on it.
export async function speaks(cpc, words, limit) {
    let wrong = 0;
    for (let frame = 0; !wrong && frame < limit; frame++) {
        await cpc.frames(1);
        wrong = await wrongPixels(cpc);
    }
    await cpc.frames(1); // the frame in which the inks changed shows both
    wrong = await wrongPixels(cpc);
    check(wrong > WHOLE_SCREEN, `nothing touches the picture before the loader speaks (${wrong} dots)`);
    await expect(cpc, words, SECOND);
}

export async function story(name, image, model, body, first = "") {
    if (process.argv[2] && !name.includes(process.argv[2])) return; // one story alone: node loading_disc.mjs "bad sector"
    await test(name, async () => {
        console.log(`# ${name}: ${image} on a ${model}`);
        const cpc = await run(image, model, first);
        try {
            await body(cpc);
        } finally {
            await cpc.shot(`${FOLDER}/mame-${image}.png`);
            await cpc.close();
        }
    });
}
