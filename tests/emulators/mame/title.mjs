// The title's picture comes again from the disc: node tests/emulators/mame/title.mjs GAME. Who goes back to the title and stays there for three seconds sees it;
// who does not is in the menu at once; a key pressed while it is read is not lost; and without the disc the smaller title stays, without a word.

import { check, test } from "../chromium/tap.mjs";
import { SECOND, picturesOf, runUntil, symbolsOf } from "../chromium/title.mjs";
import { openMame } from "./mame.mjs";

const [, , game] = process.argv;
const at = symbolsOf(game);
const { isTitle } = picturesOf(game);
const ROWS = at._list + 2; // list.count: 0 until a menu is drawn
const STEP = 2;
const LONGEST_DARK = 2 * SECOND; // frames

const cpc = await openMame({ image: `disk/${game}.dsk`, model: "6128" });
const until = (arrived, seconds) => runUntil(cpc, arrived, seconds * SECOND, STEP);
const titleSeen = async () => isTitle(await cpc.picture(), cpc.core);
const menuSeen = async () => (await cpc.ram())[ROWS] > 0;
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
    check(await until(titleSeen, 20), "the title after loading");
    await toMenu();
    check(await until(menuSeen, 10), "the menu");
    await cpc.frames(SECOND / 2);

    await toTitle();
    await toMenu();
    check(await until(menuSeen, 1), "who comes by mistake is in the menu again within a second");
    await cpc.frames(SECOND / 2);

    await toTitle();
    let [dark, longest] = [0, 0];
    check(await until(async () => ((dark = (await isDark()) ? dark + STEP : 0), (longest = Math.max(longest, dark)), titleSeen()), 10), "who stays sees the picture");
    check(longest > 0 && longest <= LONGEST_DARK, `the screen is dark for ${longest} frames of ${LONGEST_DARK}`);
    await toMenu();
    check(await until(menuSeen, 1), "a key leads from it to the menu");
    await cpc.frames(SECOND / 2);

    await toTitle();
    check(await until(isDark, 10), "the drive reads again");
    await cpc.frames(SECOND); // sky and land
    await toMenu();
    check(await until(menuSeen, 6), "a key meanwhile leads to the menu, when the picture is there");
    await cpc.frames(SECOND / 2);

    await toTitle();
    await cpc.eject();
    check(await until(isDark, 10), "the drive is asked in vain");
    check(!(await until(titleSeen, 8)) && !(await isDark()) && !(await menuSeen()), "without the disc there is a smaller title");
    await toMenu();
    check(await until(menuSeen, 1), "and a key leads from it to the menu");
});
await cpc.close();
