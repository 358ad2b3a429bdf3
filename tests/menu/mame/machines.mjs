// The disc of all games on machines that are not as Amstrad's brochure shows them, in MAME: a screen that BASIC has
// scrolled, expansion ROMs that take memory, a disc ROM without sectors, 60 Hz. On each the menu starts a game, a
// language chosen in its options is saved, another game follows, and after a reset the saved options come back.

import { check, test } from "../../lib/tap/tap.mjs";
import { SECOND, hasLanguage, runUntil, symbolsOf } from "../../lib/emulators/program.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { otherAmsdos } from "../../emulators/mame/other_amsdos.mjs";
import { game, gameMenu, goTo, leave, menu, press } from "./steps.mjs";

const FOLDER = "build/tests";
const OPTIONS_ROW = 2; // of a game's menu
const LANGUAGE_ROW = 4; // of the options of 1000 Bornes with two players
const SCROLLS = "\n".repeat(30);

// Chooses the next language in the options of 1000 Bornes, which are saved when the player leaves them.
async function changeLanguage(cpc, language) {
    await goTo(cpc, "mille", OPTIONS_ROW);
    await press(cpc, "Space");
    await goTo(cpc, "mille", LANGUAGE_ROW);
    await press(cpc, "ArrowRight");
    const spoken = async () => hasLanguage(await cpc.ram(), "mille", language);
    check(await runUntil(cpc, spoken, 8 * SECOND, 5), `the options load ${language}`);
    await cpc.frames(SECOND);
    await press(cpc, "Escape");
    const { _settings_changed } = symbolsOf("mille");
    check((await cpc.ram())[_settings_changed] === 0, "leaving the options saves them");
    await cpc.frames(6 * SECOND);
}

// options: `hz`; `typed` before RUN"; others of openMame.
async function run(name, model, { typed = "", hz, ...options } = {}) {
    if (process.argv[2] && !name.includes(process.argv[2])) return; // one only: node machines.mjs "60 Hz"
    await test(name, async () => {
        const cpc = await openMame({ image: "disk/classics.dsk", model, ...options });
        try {
            if (hz) await cpc.refreshRate(hz);
            if (hz) await cpc.reset(0);
            await cpc.frames(2 * SECOND);
            await cpc.type(`${typed}run"disc\n`);
            console.log(`# ${name}`);
            await menu(cpc, "mille");
            await press(cpc, "Space");
            await game(cpc, "mille", "EN");
            await gameMenu(cpc, "mille");
            await changeLanguage(cpc, "DE");
            await leave(cpc, "mille");
            await menu(cpc, "risk");
            await press(cpc, "Space");
            await game(cpc, "risk", "DE");
            await cpc.reset(0);
            await cpc.frames(2 * SECOND);
            await cpc.type(`${typed}run"mille\n`);
            await game(cpc, "mille", "DE");
            await gameMenu(cpc, "mille");
        } finally {
            await cpc.shot(`${FOLDER}/mame-machine.png`);
            await cpc.close();
        }
    });
}

await run("a screen that BASIC has scrolled", "6128", { typed: SCROLLS });
await run("a scrolled screen of mode 2", "464+ddi", { typed: `mode 2${SCROLLS}` });
for (const model of ["6128+rom", "464+rom"])
    await run(`three ROMs that take memory: ${model}`, model, {
        roms: [8, 256, 1500].map((bytes) => `${FOLDER}/takes-${bytes}.rom`),
    });
await run("files on the card of an M4 board", "6128", { romPath: otherAmsdos("card") });
for (const model of ["6128", "464+ddi"]) await run(`60 Hz: ${model}`, model, { hz: 60 });
