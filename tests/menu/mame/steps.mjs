// Steps through the menu of all games and the menus of the games, in MAME: by keys, or by a joystick on a machine
// without a keyboard.

import { check } from "../../lib/tap/tap.mjs";
import { SECOND, hasLanguage, picturesOf, runUntil, symbolsOf } from "../../lib/emulators/program.mjs";
import { layoutOf } from "../../lib/layout/layout.mjs";
import { isMenu } from "../disc_menu.mjs";

export const KEYS = { ok: "Space", down: "ArrowDown" };
export const JOYSTICK = { ok: "Fire", down: "Down" };
const OTHER_ROW = 6; // of a game's menu, the first one is 0
const { LIST_COUNT } = layoutOf("platform");
const title = { mille: picturesOf("mille").isTitle, risk: picturesOf("risk").isTitle };

export async function press(cpc, ...keys) {
    for (const key of keys) {
        await cpc.press(key);
        await cpc.frames(SECOND / 2);
    }
}

export async function menu(cpc, selected) {
    const shown = async () => isMenu(await cpc.picture(), cpc.core, selected);
    check(await runUntil(cpc, shown, 15 * SECOND, 5), `the menu, with ${selected} selected`);
    await cpc.frames(SECOND / 2); // it reads keys by then
}

export async function game(cpc, name, language) {
    const shown = async () => title[name](await cpc.picture(), cpc.core);
    check(await runUntil(cpc, shown, 20 * SECOND, 5), `the title of ${name}`);
    check(hasLanguage(await cpc.ram(), name, language), `its language is ${language}`);
}

// To the game's menu, from the title (the settings are read from the disc first) or from one of its pages.
export async function gameMenu(cpc, name, { ok } = KEYS) {
    const { _list } = symbolsOf(name);
    await press(cpc, ok);
    const shown = async () => (await cpc.ram())[_list + LIST_COUNT] === OTHER_ROW + 1;
    check(await runUntil(cpc, shown, 15 * SECOND, 5), `the menu of ${name} has a row for the other game`);
}

// To a row of the list on the screen.
export async function goTo(cpc, name, row, { down } = KEYS) {
    const { _list_at } = symbolsOf(name);
    const isThere = async () => (await cpc.ram())[_list_at] === row;
    for (let tries = 0; tries < 20 && !(await isThere()); tries++) await press(cpc, down);
}

// From a game's menu to that of all games.
export async function leave(cpc, name, keys = KEYS) {
    await goTo(cpc, name, OTHER_ROW, keys);
    await press(cpc, keys.ok);
}
