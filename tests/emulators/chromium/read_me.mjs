// The short manual on a disc, shown by BASIC: RUN"README in CrocoDS, and in MAME for the disc of both games; a letter
// chooses the language, then page by page to the end.

import { readFileSync } from "node:fs";
import { openCpc } from "./cpc.mjs";
import { SECOND, runUntil } from "../../lib/emulators/program.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { openMame } from "../mame/mame.mjs";

const PAGES = 12; // at most

async function inCrocods(game) {
    const cpc = await openCpc({ image: `disk/${game}.dsk` });
    await cpc.frames(3 * SECOND);
    for (const direction of ["Down", "Down", "Fire"]) {
        await cpc.joystick(direction); // DISC, the game, README
        await cpc.frames(10);
    }
    return cpc;
}

async function inMame() {
    const cpc = await openMame({ image: "disk/classics.dsk" });
    await cpc.frames(2 * SECOND);
    await cpc.type('run"readme\n');
    return cpc;
}

async function readPages(game, open, key, file, program) {
    const lines = readFileSync(`build/${game}/disk/${file}`, "latin1").replace("\x1a", "").trimEnd().split("\r\n");
    const cpc = await open(game);
    const seen = [];
    const shows = (text) => async () => (await cpc.text()).some((line) => line.includes(text));
    check(await runUntil(cpc, shows("Italiano"), 10 * SECOND), 'RUN"README offers four languages');
    await cpc.press(key);
    for (let page = 0, done = false; page < PAGES && !done; page++) {
        await runUntil(cpc, async () => (done = await shows("Ready")()) || (await shows(">>")()), 30 * SECOND);
        // CrocoDS shows its drive while it reads.
        await runUntil(cpc, async () => !(await shows("????")()), 10 * SECOND);
        seen.push(...(await cpc.text()));
        await cpc.press("Space");
        await cpc.frames(SECOND);
    }
    // The firmware of one of the two machines draws other characters for | and ^.
    const plain = (line) => line.replace(/[|^]/g, "?").trimEnd();
    const all = seen.map(plain);
    const missing = lines.filter((line) => line && !all.includes(plain(line)));
    check(
        missing.length === 0, `${game}: ${file}: all ${lines.length} lines are shown ${missing.slice(0, 3).join(" / ")}`
    );
    check(seen.some((line) => line.includes(`RUN"${program}`)), `${game}: below it says how to start the game`);
    await cpc.shot(`build/tests/${game}-${file}.png`);
    await cpc.close();
}

await test("in French", () => readPages("mille", inCrocods, "KeyF", "LISEZMOI.TXT", "MILLE"));
await test("in German", () => readPages("risk", inCrocods, "KeyD", "LIESMICH.TXT", "RISK"));
await test("of both games in Italian", () => readPages("menu", inMame, "KeyI", "LEGGIMI.TXT", "DISC"));
