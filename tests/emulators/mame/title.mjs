// The title reloads its picture from disc after three seconds: node tests/emulators/mame/title.mjs GAME. A key before
// that leads to the menu at once; a key pressed while it is read is not lost; without the disc the smaller title stays,
// without a message.

import { check, test } from "../../lib/tap/tap.mjs";
import { SECOND, picturesOf, runUntil, symbolsOf } from "../../lib/emulators/program.mjs";
import { layoutOf } from "../../lib/layout/layout.mjs";
import { openMame } from "./mame.mjs";

const [, , game] = process.argv;
const at = symbolsOf(game);
const { isTitle } = picturesOf(game);
const ROWS = at._list + layoutOf("platform").LIST_COUNT; // 0 until a menu is drawn
const STEP = 2;
const LONGEST_DARK = 2 * SECOND; // frames

const cpc = await openMame({ image: `disk/${game}.dsk`, model: "6128" });
const until = (arrived, seconds) => runUntil(cpc, arrived, seconds * SECOND, STEP);
const showsTitle = async () => isTitle(await cpc.picture(), cpc.core);
const showsMenu = async () => (await cpc.ram())[ROWS] > 0;
const isDark = async () => (await cpc.picture()).pixels.every((level) => level === 0);
async function toMenu() {
    await cpc.fill(ROWS, 1, 0);
    await cpc.press("Space");
}
async function toTitle() {
    await cpc.press("Escape");
    await cpc.fill(ROWS, 1, 0);
    await cpc.frames(1.5 * SECOND); // RISK draws its board
}

await test(`${game}: the title again`, async () => {
    await cpc.frames(2 * SECOND);
    await cpc.type(`run"${game}\n`);
    check(await until(showsTitle, 20), "the title after loading");
    await toMenu();
    check(await until(showsMenu, 10), "the menu");
    await cpc.frames(SECOND / 2);

    await toTitle();
    await toMenu();
    check(await until(showsMenu, 1), "a key at once leads back to the menu within a second");
    await cpc.frames(SECOND / 2);

    await toTitle();
    let [dark, longest] = [0, 0];
    const measureDark = async () => {
        dark = (await isDark()) ? dark + STEP : 0;
        longest = Math.max(longest, dark);
        return showsTitle();
    };
    check(await until(measureDark, 10), "waiting reloads the picture");
    check(longest > 0 && longest <= LONGEST_DARK, `the screen is dark for ${longest} frames of ${LONGEST_DARK}`);
    await toMenu();
    check(await until(showsMenu, 1), "a key leads from it to the menu");
    await cpc.frames(SECOND / 2);

    await toTitle();
    check(await until(isDark, 10), "the drive reads again");
    await cpc.frames(SECOND); // the title cycles its palettes
    await toMenu();
    check(await until(showsMenu, 6), "a key meanwhile leads to the menu once the picture is loaded");
    await cpc.frames(SECOND / 2);

    await toTitle();
    await cpc.eject();
    check(await until(isDark, 10), "the drive reads without a disc");
    const reloaded = await until(showsTitle, 8);
    check(!reloaded && !(await isDark()) && !(await showsMenu()), "without the disc there is a smaller title");
    await toMenu();
    check(await until(showsMenu, 1), "and a key leads from it to the menu");
});
await cpc.close();
