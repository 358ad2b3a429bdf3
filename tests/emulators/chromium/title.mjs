// What a test knows of any game's program: where its variables lie, what its loading picture and its title look like.

import { readFileSync } from "node:fs";
import { differences } from "./mode0.mjs";
import { inksInMame } from "../mame/mame.mjs";

export const SECOND = 50;
const BAR = 2 * 160; // dots at the lower edge that tell how far a tape has come
const CAPTION = 191; // VIDEO_ZONE(4): the line from which on the title writes

// Addresses from the linker.
export function symbolsOf(game) {
    const lines = readFileSync(`build/z80/${game}.noi`, "latin1").matchAll(/^DEF (\S+) 0x([0-9A-F]+)/gim);
    return Object.fromEntries(Array.from(lines, ([, name, address]) => [name, parseInt(address, 16)]));
}

export function picturesOf(game) {
    const memory = readFileSync(`build/${game}/gen/loading.scr`), inks = readFileSync(`build/${game}/disk/inks`);
    const inksIn = (core) => (core === "mame" ? inksInMame(inks) : inks);

    // The title is the loading picture with a caption under it.
    function isTitle(picture, core) {
        const drive = (x, y) => core === "crocods" && x < 24 && y < 48; // CrocoDS draws its disk drive into the corner
        const off = (below) => (x, y) => drive(x, y) || y >= CAPTION !== below;
        const differ = (below, enough) => differences(picture, memory, inksIn(core), off(below), enough);
        return differ(false, 0) === 0 && differ(true, BAR) > BAR;
    }

    // The loading picture, as a disc shows it; from tape a bar covers its lower edge.
    const isLoading = (picture, core, tape = false) => differences(picture, memory, inksIn(core), (x, y) => tape && y >= 198, 0) === 0;
    return { isTitle, isLoading };
}

// Runs until `arrived` says so, looking every `step` frames, `limit` frames at most.
export async function runUntil(cpc, arrived, limit, step = SECOND / 2) {
    for (let frame = 0; frame < limit; frame += step) {
        await cpc.frames(step);
        if (await arrived()) return true;
    }
    return false;
}
