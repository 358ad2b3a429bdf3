// The way through the menu of all games and the games' own, in MAME: by keys, or by a joystick where there is nothing else.

import { check } from "../../emulators/chromium/tap.mjs";
import { SECOND, picturesOf, runUntil, symbolsOf } from "../../emulators/chromium/title.mjs";
import { isMenu, speaks } from "../emulators/seen.mjs";

export const KEYS = { ok: "Space", down: "ArrowDown" };
export const JOYSTICK = { ok: "Fire", down: "Down" };
const OTHER_ROW = 6; // of a game's menu, the first one is 0
const COUNT = 2; // of rows, in list_t
const title = { mille: picturesOf("mille").isTitle, risk: picturesOf("risk").isTitle };

export async function press(cpc, ...keys) {
    for (const key of keys) {
        await cpc.press(key);
        await cpc.frames(SECOND / 2);
    }
}

export async function menu(cpc, lit) {
    check(await runUntil(cpc, async () => isMenu(await cpc.picture(), cpc.core, lit), 15 * SECOND, 5), `the menu, with ${lit} lit`);
    await cpc.frames(SECOND / 2); // its keys are heard by then
}

export async function game(cpc, name, language) {
    check(await runUntil(cpc, async () => title[name](await cpc.picture(), cpc.core), 20 * SECOND, 5), `the title of ${name}`);
    check(speaks(await cpc.ram(), name, language), `it speaks ${language}`);
}

// To the game's menu from a title, where it comes when its settings were read from the disc, or from one of its pages.
export async function gameMenu(cpc, name, { ok } = KEYS) {
    const { _list } = symbolsOf(name);
    await press(cpc, ok);
    check(await runUntil(cpc, async () => (await cpc.ram())[_list + COUNT] === OTHER_ROW + 1, 15 * SECOND, 5), `the menu of ${name} has a row for the other game`);
}

// To a row of the list on the screen.
export async function goTo(cpc, name, row, { down } = KEYS) {
    const { _list_at } = symbolsOf(name);
    for (let tries = 0; tries < 20 && (await cpc.ram())[_list_at] !== row; tries++) await press(cpc, down);
}

// From a game's menu to that of all games.
export async function leave(cpc, name, keys = KEYS) {
    await goTo(cpc, name, OTHER_ROW, keys);
    await press(cpc, keys.ok);
}
