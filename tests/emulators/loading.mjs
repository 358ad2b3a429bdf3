// The loader: what it loads it starts, and what it cannot load it says in words. (A tape that cannot be read is the
// firmware's to name: it goes on by itself when the tape is wound back.)

import { openCpc } from "./cpc.mjs";
import { check, test } from "./tap.mjs";

const SECOND = 50;

// Runs until the screen says `words`, or for `limit` frames, and looks every `step` frames. Returns the last text.
async function waitFor(cpc, words, limit, step = SECOND) {
    let text = "";
    for (let frame = 0; frame < limit && !text.includes(words); frame += step) {
        await cpc.frames(step);
        text = (await cpc.text()).join("\n");
    }
    return text;
}

// Starts an image, waits for words, keeps a picture if they do not come.
async function says(image, model, words, limit, then = async () => {}) {
    await test(`${image} says "${words}"`, async () => {
        const cpc = await openCpc({ image: `build/tests/${image}`, model });
        if (cpc.core === "crocods") {
            await cpc.frames(2 * SECOND); // its own list of files, DISC first
            await cpc.joystick("Fire");
        }
        const text = await waitFor(cpc, words, limit);
        if (!check(text.includes(words), `${image} on a ${model} says "${words}"`)) {
            console.log(`# it says:\n${text.replace(/^/gm, "# ")}`);
            await cpc.shot(`build/tests/${image}.png`);
        }
        await then(cpc, text);
        await cpc.close();
    });
}

await says("standin.cdt", "6128", "PICTURE GAME", 80 * SECOND);
await says("standin.dsk", "6128", "PICTURE GAME", 20 * SECOND);
await says("standin.sna", "464", " GAME", 3 * SECOND);
await says("standin.sna", "6128", " GAME", 3 * SECOND);
await says("missing.dsk", "6128", "MILLE.RUN : fichier introuvable.", 20 * SECOND, async (cpc) => {
    check((await waitFor(cpc, "key to try again", SECOND)).includes("This file is not there."), "in English too");
    await cpc.joystick("Fire");
    check((await waitFor(cpc, "PICTURE", 5 * SECOND, 5)).includes("PICTURE"), "a key tries again");
});
await says("damaged.dsk", "6128", "MILLE.RUN : fichier illisible.", 20 * SECOND);
await says("damaged.cdt", "464", "Read error", 80 * SECOND);
await says("discless.cdt", "464", "Pas de lecteur de disquette (AMSDOS).", 30 * SECOND);
