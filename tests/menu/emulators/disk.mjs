// CrocoDS with the disc of all games: the menu by joystick, RISK in English, and from there back to the menu and to
// 1000 Bornes.

import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { SECOND, picturesOf, runUntil } from "../../lib/emulators/program.mjs";
import { isMenu } from "../disc_menu.mjs";

const OTHER_ROW = 6; // of a game's menu, the first one is 0
const cpc = await openCpc({ image: "disk/classics.dsk" });

async function move(...directions) {
    for (const direction of directions) {
        await cpc.joystick(direction);
        await cpc.frames(SECOND / 2);
    }
}
async function menu(selected) {
    const shown = async () => isMenu(await cpc.picture(), cpc.core, selected);
    return check(await runUntil(cpc, shown, 20 * SECOND, 10), `the menu, with ${selected} selected`);
}
async function title(game) {
    const shown = async () => picturesOf(game).isTitle(await cpc.picture(), cpc.core);
    return check(await runUntil(cpc, shown, 30 * SECOND, 10), `the title of ${game}`);
}

await test("the disc of all games in CrocoDS", async () => {
    await cpc.frames(2 * SECOND);
    await cpc.shot("build/tests/menu-files.png"); // its list of programs: DISC first
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
