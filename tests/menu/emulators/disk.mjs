// CrocoDS with the disc of all games: the menu by joystick, RISK in English, and from there back to the menu and to 1000 Bornes.

import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";
import { SECOND, picturesOf, runUntil } from "../../emulators/chromium/title.mjs";
import { isMenu } from "./seen.mjs";

const OTHER_ROW = 6; // of a game's menu, the first one is 0
const cpc = await openCpc({ image: "disk/classics.dsk" });

async function move(...ways) {
    for (const way of ways) {
        await cpc.joystick(way);
        await cpc.frames(SECOND / 2);
    }
}
const menu = async (lit) => check(await runUntil(cpc, async () => isMenu(await cpc.picture(), cpc.core, lit), 20 * SECOND, 10), `the menu, with ${lit} lit`);
const title = async (game) => check(await runUntil(cpc, async () => picturesOf(game).isTitle(await cpc.picture(), cpc.core), 30 * SECOND, 10), `the title of ${game}`);

await test("the disc of all games in CrocoDS", async () => {
    await cpc.frames(2 * SECOND);
    await cpc.shot("build/tests/menu-files.png"); // its list of what can be run: DISC first
    await move("Fire");
    if (!(await menu("mille"))) return;
    await move("Right");
    await menu("risk");
    await move("Fire");
    await title("risk");
    await move("Fire");
    await cpc.frames(5 * SECOND); // the settings are looked for on the disc
    await move(...Array(OTHER_ROW).fill("Down"), "Fire");
    await menu("mille");
    await move("Fire");
    await title("mille");
});
await cpc.shot("build/tests/menu-disk.png");
await cpc.close();
