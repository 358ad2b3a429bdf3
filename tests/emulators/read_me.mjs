// The manual in short on a game's disc, shown by BASIC: RUN"README in CrocoDS, a letter for the language, page by page to the end.

import { readFileSync } from "node:fs";
import { openCpc } from "./cpc.mjs";
import { SECOND, runUntil } from "./title.mjs";
import { check, test } from "./tap.mjs";

const PAGES = 10; // at most

async function story(game, key, file) {
    const lines = readFileSync(`build/${game}/disk/${file}`, "latin1").replace("\x1a", "").trimEnd().split("\r\n");
    const cpc = await openCpc({ image: `disk/${game}.dsk` });
    const seen = [];
    const shows = (text) => async () => (await cpc.text()).some((line) => line.includes(text));
    await cpc.frames(3 * SECOND);
    for (const way of ["Down", "Down", "Fire"]) await cpc.joystick(way), await cpc.frames(10); // DISC, the game, README
    check(await runUntil(cpc, shows("Italiano"), 10 * SECOND), 'RUN"README offers four languages');
    await cpc.press(key);
    for (let page = 0, done = false; page < PAGES && !done; page++) {
        await runUntil(cpc, async () => (done = await shows("Ready")()) || (await shows(">>")()), 30 * SECOND);
        await runUntil(cpc, async () => !(await shows("????")()), 10 * SECOND); // while it reads, CrocoDS has its drive in the picture
        seen.push(...(await cpc.text()));
        await cpc.press("Space");
        await cpc.frames(SECOND);
    }
    // What the firmware draws for | and ^ is no letter of ASCII.
    const missing = lines.filter((line) => line && !seen.includes(line.replace(/[|^]/g, "?").trimEnd()));
    check(missing.length === 0, `${game}: ${file}: all ${lines.length} lines are shown ${missing.slice(0, 3).join(" / ")}`);
    check(seen.some((line) => line.includes(`RUN"${game.toUpperCase()}`)), `${game}: and how it is started stands below`);
    await cpc.shot(`build/tests/${game}-${file}.png`);
    await cpc.close();
}

await test("in French", () => story("mille", "KeyF", "LISEZMOI.TXT"));
await test("in German", () => story("risk", "KeyD", "LIESMICH.TXT"));
