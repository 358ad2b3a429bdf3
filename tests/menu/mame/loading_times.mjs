// The time of loading from the disc of all games, in milliseconds of the emulated machine, as lines of make bench: to
// its menu, to the title of each game from RUN", and to the title from the menu. Then the cartridge: from power-on to
// the menu, from there to a title.

import { openMame } from "../../emulators/mame/mame.mjs";
import { SECOND, picturesOf } from "../../lib/emulators/program.mjs";
import { isMenu } from "../disc_menu.mjs";

const DISC_LIMITS = { menu: 4000, mille: 9000, risk: 9500, "menu.mille": 9500 };
const LIMITS = { ...DISC_LIMITS, "cartridge.menu": 1000, "cartridge.mille": 2500 };
const title = { mille: picturesOf("mille").isTitle, risk: picturesOf("risk").isTitle };

// Milliseconds from the key, or from power-on, until `arrived`.
async function wait(cpc, key, arrived, limit) {
    const begun = key ? await cpc.seconds() : 0;
    if (key) await cpc.press(key);
    for (let ms = 0; ms <= 2 * limit; ) {
        await cpc.frames(2);
        ms = Math.round(1000 * ((await cpc.seconds()) - begun));
        if (arrived(await cpc.picture())) return ms;
    }
    return 2 * limit;
}

async function report(cpc, model, name, key, arrived) {
    const ms = await wait(cpc, key, arrived, LIMITS[name]);
    console.log(`load.${model}.classics.${name} ${ms} ${LIMITS[name]} ${ms <= LIMITS[name] ? "ok" : "OVER"}`);
}

async function open(model, file) {
    const cpc = await openMame({ image: "disk/classics.dsk", model });
    await cpc.frames(2 * SECOND);
    await cpc.type(`run"${file}`);
    return cpc;
}

for (const model of ["6128", "464+ddi"]) {
    for (const game of ["mille", "risk"]) {
        const cpc = await open(model, game);
        await report(cpc, model, game, "Enter", (picture) => title[game](picture, cpc.core));
        await cpc.close();
    }
    const cpc = await open(model, "disc");
    await report(cpc, model, "menu", "Enter", (picture) => isMenu(picture, cpc.core, "mille"));
    await cpc.frames(SECOND);
    await report(cpc, model, "menu.mille", "Space", (picture) => title.mille(picture, cpc.core));
    await cpc.close();
}

const gx4000 = await openMame({ image: "disk/classics.cpr", model: "gx4000" });
await report(gx4000, "gx4000", "cartridge.menu", null, (picture) => isMenu(picture, gx4000.core, "mille"));
await gx4000.frames(SECOND);
await report(gx4000, "gx4000", "cartridge.mille", "Fire", (picture) => title.mille(picture, gx4000.core));
await gx4000.close();
