// Data of a game's program for tests: the addresses of its variables, its loading picture and its title.

import { readFileSync } from "node:fs";
import { built } from "./built.mjs";
import { differences } from "./mode0.mjs";
import { inksInMame } from "../../emulators/mame/mame.mjs";
import { layoutOf } from "../layout/layout.mjs";
import { SECOND, runUntil } from "./machine.mjs";

export { SECOND, runUntil };

const BAR = 2 * 160; // dots at the lower edge, the progress bar of a tape
const CAPTION = layoutOf("platform").VIDEO_ZONE_4; // the first line of the title's caption

// Addresses from the linker.
export function symbolsOf(game) {
    const lines = readFileSync(built(`build/z80/${game}.noi`), "latin1").matchAll(/^DEF (\S+) 0x([0-9A-F]+)/gim);
    return Object.fromEntries(Array.from(lines, ([, name, address]) => [name, parseInt(address, 16)]));
}

// Whether the words in memory are those of a language's file on the disc: hasLanguage(ram, "mille", "DE").
export function hasLanguage(ram, game, language) {
    const { s__WORDS, l__WORDS } = symbolsOf(game);
    const words = readFileSync(built(`build/${game}/gen/${game.toUpperCase()}.${language}`));
    return ram.subarray(s__WORDS, s__WORDS + l__WORDS).equals(words);
}

export function picturesOf(game) {
    const [memory, inks] = ["gen/loading.scr", "disk/inks"].map((path) => readFileSync(built(`build/${game}/${path}`)));
    const inksIn = (core) => (core === "mame" ? inksInMame(inks) : inks);

    // The title is the loading picture with a caption under it.
    function isTitle(picture, core) {
        const drive = (x, y) => core === "crocods" && x < 24 && y < 48; // CrocoDS draws its disk drive into the corner
        const off = (below) => (x, y) => drive(x, y) || y >= CAPTION !== below;
        const differ = (below, enough) => differences(picture, memory, inksIn(core), off(below), enough);
        return differ(false, 0) === 0 && differ(true, BAR) > BAR;
    }

    // The loading picture, as a disc shows it; a tape's progress bar covers its lower edge.
    function isLoading(picture, core, tape = false) {
        return differences(picture, memory, inksIn(core), (x, y) => tape && y >= 198, 0) === 0;
    }
    return { isTitle, isLoading };
}
