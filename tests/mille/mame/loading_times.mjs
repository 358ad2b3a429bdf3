// The time of loading, in milliseconds of the emulated machine, as lines of make bench: from RETURN after RUN", or from
// the key that follows PLAY.

import { openMame } from "../../emulators/mame/mame.mjs";
import { SECOND, isLoading, isTitle } from "../emulators/match.mjs";

const LIMITS = { picture: 4500, title: 9000, "tape.name": 20_000, "tape.picture": 60_000, "tape.title": 264_000 };

function report(name, kind, ms) {
    const limit = LIMITS[kind];
    console.log(`${name}.${kind.replace("tape.", "")} ${ms} ${limit} ${ms <= limit ? "ok" : "OVER"}`);
}

// Milliseconds until `arrived`, checking every `step` frames.
async function wait(cpc, begun, arrived, limit, step) {
    for (let ms = 0; ms <= limit; ) {
        await cpc.frames(step);
        ms = Math.round(1000 * ((await cpc.seconds()) - begun));
        if (await arrived(await cpc.picture())) return ms;
    }
    return 2 * limit;
}

for (const model of ["6128", "464+ddi"])
    for (const file of ["mille", "disc"]) {
        const cpc = await openMame({ image: "disk/mille.dsk", model });
        await cpc.frames(2 * SECOND);
        await cpc.type(`run"${file}`);
        const begun = await cpc.seconds();
        await cpc.press("Enter");
        const name = `load.${model}.${file}`;
        const showsLoading = (picture) => isLoading(picture, cpc.core);
        report(name, "picture", await wait(cpc, begun, showsLoading, LIMITS.picture, 2));
        report(name, "title", await wait(cpc, begun, (picture) => isTitle(picture, cpc.core), LIMITS.title, 2));
        await cpc.close();
    }

const cpc = await openMame({ image: "disk/mille-en.cdt", model: "464" });
await cpc.frames(2 * SECOND);
await cpc.type('run"\n');
await cpc.playTape();
const begun = await cpc.seconds();
await cpc.press("Space");
async function reportTape(kind, arrived, step) {
    report("load.464", kind, await wait(cpc, begun, arrived, LIMITS[kind], step));
}
await reportTape("tape.name", async () => (await cpc.text(20)).join("\n").includes("1000 BORNES"), 10);
await reportTape("tape.picture", (picture) => isLoading(picture, cpc.core, true), 10);
await reportTape("tape.title", (picture) => isTitle(picture, cpc.core), 50);
await cpc.close();
