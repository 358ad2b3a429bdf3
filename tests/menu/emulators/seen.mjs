// What a test knows of the menu of the disc: what it looks like while a game is lit, and which language a game speaks.

import { readFileSync } from "node:fs";
import { differences } from "../../emulators/chromium/mode0.mjs";
import { symbolsOf } from "../../emulators/chromium/title.mjs";
import { inksInMame } from "../../emulators/mame/mame.mjs";

const WORDS = 139; // VIDEO_ZONE(3): the line from which on it writes, in mode 1
const SCREEN = readFileSync("build/menu/gen/menu.scr");

// The inks of a palette of gfx/menu/pictures.txt: those of game "mille" light the left picture.
function inksOf(palette) {
    const line = readFileSync("gfx/menu/pictures.txt", "utf8").match(new RegExp(`^palette ${palette} +(.*?) +mode`, "m"))[1];
    return line.split(/ +/).map(Number);
}
const INKS = { mille: inksOf("mille"), risk: inksOf("risk") };

export function isMenu(picture, core, lit) {
    const drive = (x, y) => core === "crocods" && x < 24 && y < 48; // CrocoDS draws its disk drive into the corner
    const inks = core === "mame" ? inksInMame(INKS[lit]) : INKS[lit];
    return differences(picture, SCREEN, inks, (x, y) => y >= WORDS || drive(x, y), 0) === 0;
}

// The words in memory are those of MILLE.DE, say.
export function speaks(ram, game, language) {
    const at = symbolsOf(game);
    return ram.subarray(at.s__WORDS, at.s__WORDS + at.l__WORDS).equals(readFileSync(`build/${game}/gen/${game.toUpperCase()}.${language}`));
}
