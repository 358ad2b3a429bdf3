// Loading in MAME: starting an image, and what the screen shows.

import { readFileSync } from "node:fs";
import { differences } from "../../lib/emulators/mode0.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { SECOND, runUntil } from "../../lib/emulators/machine.mjs";
import { inksInMame, openMame } from "./mame.mjs";

export { SECOND };
export const FOLDER = "build/tests";
const SCREEN = readFileSync("build/demo/gen/loading.scr"), INKS = inksInMame(readFileSync("build/demo/disk/inks"));
const WHOLE_SCREEN = 20_000; // dots of 32,000 that change when the screen is cleared
const NO_BAR = (x, y) => y >= 198; // a tape has a bar there

const COMMANDS = { ".dsk": 'run"demo\n', ".cdt": 'run"\n' };
export const wrongPixels = async (cpc) => differences(await cpc.picture(), SCREEN, INKS, NO_BAR);

// A machine with an image in it; types RUN", after `typed`.
async function start(image, model, { typed, ...options }) {
    const cpc = await openMame({ image: `${FOLDER}/${image}`, model, ...options });
    await cpc.frames(2 * SECOND);
    await cpc.type((typed ?? "") + COMMANDS[image.slice(-4)]);
    return cpc;
}

const until = (cpc, arrived, limit) => runUntil(cpc, arrived, limit, limit > 20 * SECOND ? 25 : 5);
export const shows = (cpc, words, columns) => async () => (await cpc.text(columns)).join("\n").includes(words);
export async function expectText(cpc, words, limit, columns) {
    check(await until(cpc, shows(cpc, words, columns), limit), `"${words}"`);
}
export async function expectPicture(cpc, limit) {
    check(await until(cpc, async () => (await wrongPixels(cpc)) === 0, limit), "the loading picture");
}

// The picture stays as it is, frame by frame, until the loader clears the screen for its message: AMSDOS writes nothing
// on it.
export async function expectMessage(cpc, words, limit) {
    let wrong = 0;
    for (let frame = 0; !wrong && frame < limit; frame++) {
        await cpc.frames(1);
        wrong = await wrongPixels(cpc);
    }
    await cpc.frames(1); // the frame in which the inks changed shows both
    wrong = await wrongPixels(cpc);
    check(wrong > WHOLE_SCREEN, `nothing changes the picture before the loader's message (${wrong} dots)`);
    await expectText(cpc, words, SECOND);
}

// options: `typed`, before RUN"; others of openMame.
export async function load(name, image, model, body, options = {}) {
    if (process.argv[2] && !name.includes(process.argv[2])) return; // one only: node loading_disc.mjs "bad sector"
    await test(name, async () => {
        console.log(`# ${name}: ${image} on a ${model}`);
        const cpc = await start(image, model, options);
        try {
            await body(cpc);
        } finally {
            await cpc.shot(`${FOLDER}/mame-${image}.png`);
            await cpc.close();
        }
    });
}
