// Data of the menu of the disc for tests: its picture with one of the games selected.

import { readFileSync } from "node:fs";
import { differences } from "../lib/emulators/mode0.mjs";
import { inksInMame } from "../emulators/mame/mame.mjs";
import { layoutOf } from "../lib/layout/layout.mjs";

const WORDS = layoutOf("platform").VIDEO_ZONE_3; // the first line of its words, in mode 1
const SCREEN = readFileSync("build/menu/gen/menu.scr");

// The inks of a palette of gfx/menu/pictures.txt: those of "mille" highlight the left picture.
function inksOf(palette) {
    const list = readFileSync("gfx/menu/pictures.txt", "utf8");
    const [, inks] = list.match(new RegExp(`^palette ${palette} +(.*?) +mode`, "m"));
    return inks.split(/ +/).map(Number);
}
const INKS = { mille: inksOf("mille"), risk: inksOf("risk") };

export function isMenu(picture, core, selected) {
    const drive = (x, y) => core === "crocods" && x < 24 && y < 48; // CrocoDS draws its disk drive into the corner
    const inks = core === "mame" ? inksInMame(INKS[selected]) : INKS[selected];
    return differences(picture, SCREEN, inks, (x, y) => y >= WORDS || drive(x, y), 0) === 0;
}
