// The loader in Caprice32 and CrocoDS: it shows the picture, starts the program, and names what it cannot load.
// (Tests that need a turning drive or tape keys are in tests/emulators/mame.)

import { readFileSync } from "node:fs";
import { openCpc } from "./cpc.mjs";
import { SECOND, runUntil } from "../../lib/emulators/machine.mjs";
import { differences } from "../../lib/emulators/mode0.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const [SCREEN, INKS] = [readFileSync("build/demo/gen/loading.scr"), readFileSync("build/demo/disk/inks")];

// CrocoDS draws its disk drive into the corner; from tape there is a bar at the lower edge.
const covered = (x, y) => (x < 24 && y < 48) || y >= 198;

const shows = (cpc, words, columns) => async () => (await cpc.text(columns)).join("\n").includes(words);
const showsPicture = (cpc) => async () => differences(await cpc.picture(), SCREEN, INKS, covered, 0) === 0;

// Starts an image and takes the steps: [sentence, condition, within how many frames].
async function load(image, model, steps) {
    if (process.argv[2] && image !== process.argv[2]) return; // one only: node loading.mjs missing.dsk
    const name = `${image} on a ${model}`;
    await test(name, async () => {
        const cpc = await openCpc({ image: `build/tests/${image}`, model });
        if (cpc.core === "crocods") {
            await cpc.frames(2 * SECOND); // its own list of files, DISC first
            await cpc.joystick("Fire");
        }
        for (const [sentence, seen, limit, step = SECOND] of steps) {
            if (check(await runUntil(cpc, seen(cpc), limit, step), `${name}: ${sentence}`)) continue;
            await cpc.shot(`build/tests/${image}.png`);
            console.log(`# see build/tests/${image}.png`);
            break;
        }
        await cpc.close();
    });
}

const picture = (limit) => ["the loading picture", showsPicture, limit, SECOND / 2];
const words = (text, limit, columns) => [`"${text}"`, (cpc) => shows(cpc, text, columns), limit];
const noWords = (text) => [`no "${text}"`, (cpc) => async () => !(await shows(cpc, text)()), SECOND, 2];
const key = ["a key", (cpc) => () => cpc.joystick("Fire").then(() => true), 1, 1];

await load("standin.cdt", "6128", [picture(90 * SECOND), words("GAME", 90 * SECOND)]);
// A small program follows its picture at once, so every frame is looked at.
const briefly = (limit) => ["the loading picture", showsPicture, limit, 1];
await load("standin.dsk", "6128", [briefly(4 * SECOND), words("GAME", 20 * SECOND)]);
await load("standin.sna", "464", [briefly(4 * SECOND), words("GAME", 3 * SECOND)]);
await load("standin.sna", "6128", [briefly(4 * SECOND), words("GAME", 3 * SECOND)]);
await load("missing.dsk", "6128", [
    words("DEMO.RUN : fichier introuvable.", 20 * SECOND),
    words("This file is not there.", SECOND),
    key,
    noWords("introuvable"),
    words("DEMO.RUN : fichier introuvable.", 20 * SECOND),
]);
await load("damaged.dsk", "6128", [words("DEMO.RUN : fichier illisible.", 20 * SECOND)]);
await load("damaged.cdt", "464", [
    words("THE MACHINE", 30 * SECOND, 20),
    picture(90 * SECOND),
    words("Rewind, press a key", 60 * SECOND, 20),
]);
await load("discless.cdt", "464", [words("Pas de lecteur (AMSDOS).", 90 * SECOND)]);
