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
const PAPER_EDGES = 8; // of a line of an empty page
const SCROLLS = "\n".repeat(30);

// Presses a key that begins a disc session and looks at every frame: the screen goes black and stays black until the
// new picture is drawn. A line of file data would have more edges than that line has before or after.
async function watchSession(cpc, key) {
    const isBlack = (line) => line.every((level) => level === 0);
    const linesOf = ({ width, height, pixels }) =>
        Array.from({ length: height }, (_, y) => pixels.subarray(3 * width * y, 3 * width * (y + 1)));
    const edges = (line) => {
        let count = 0;
        for (let x = 3; x < line.length; x += 3) count += line.readUIntBE(x, 3) !== line.readUIntBE(x - 3, 3);
        return count;
    };
    const take = async () => linesOf(await cpc.picture()).map((line) => (isBlack(line) ? 0 : edges(line)));
    const before = await take(), seen = [];
    await cpc.keyDown(key);
    for (let frame = 0; frame < 4 * SECOND; frame++) {
        await cpc.frames(1);
        if (frame === 4) await cpc.keyUp(key);
        seen.push(await take());
    }
    const after = await take();
    const isWrong = (count, y) => count > Math.max(before[y], after[y], PAPER_EDGES);
    const wrong = seen.filter((lines) => lines.some(isWrong)).length;
    const dark = seen.filter((lines) => lines.every((count) => count === 0)).length;
    check(dark > SECOND / 2 && wrong === 0, `${dark} dark frames of a disc session, ${wrong} with file data`);
}

// Chooses the next language in the options of 1000 Bornes, which are saved when the player leaves them.
async function changeLanguage(cpc, language) {
    await goTo(cpc, "mille", OPTIONS_ROW);
    await press(cpc, "Space");
    await goTo(cpc, "mille", LANGUAGE_ROW);
    await watchSession(cpc, "ArrowRight");
    const spoken = async () => hasLanguage(await cpc.ram(), "mille", language);
    check(await runUntil(cpc, spoken, 8 * SECOND, 5), `the options load ${language}`);
    await cpc.frames(SECOND);
    await press(cpc, "Escape");
    const { _settings_changed } = symbolsOf("mille");
    check((await cpc.ram())[_settings_changed] === 0, "leaving the options saves them");
    await cpc.frames(6 * SECOND);
}

// Music and zones need 50 frames a second, each with six interrupts.
async function keepsTime(cpc) {
    const { _clock_now } = symbolsOf("mille");
    const now = async () => (await cpc.ram()).readUInt16LE(_clock_now);
    const [begun, counted] = [await cpc.seconds(), await now()];
    await cpc.frames(2 * SECOND);
    const rate = ((await now()) - counted) / ((await cpc.seconds()) - begun);
    check(Math.round(rate) === 50, `the game counts ${rate.toFixed(1)} frames a second`);
}

// options: `hz`; `typed` before RUN"; others of openMame.
async function run(name, model, { typed = "", hz, ...options } = {}) {
    if (process.argv[2] && !name.includes(process.argv[2])) return; // one only: node machines.mjs "60 Hz"
    await test(name, async () => {
        const cpc = await openMame({ image: "disk/classics.dsk", model, ...options });
        try {
            if (hz === 60) await cpc.set60Hz();
            if (hz === 60) await cpc.reset(0);
            await cpc.frames(2 * SECOND);
            const rows = await cpc.rows();
            check(rows === (hz === 60 ? 32 : 39), `the firmware has set ${rows} rows of characters a frame`);
            await cpc.type(`${typed}run"disc\n`);
            console.log(`# ${name}`);
            await menu(cpc, "mille");
            await press(cpc, "Space");
            await game(cpc, "mille", "EN");
            await gameMenu(cpc, "mille");
            await keepsTime(cpc);
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
