// What a test knows of a running game: where its variables lie, and what the title looks like.

import { readFileSync } from "node:fs";
import { differences } from "../../emulators/mode0.mjs";
import { inksInMame } from "../../mame/mame.mjs";

export const SECOND = 50;
// Sizes and offsets as the compiler sees them: tests/mille/emulators/layout.c
const layout = JSON.parse(readFileSync("build/tests/mille/layout.json", "utf8"));
const offset = (part) => layout[part] ?? (() => { throw new Error(`layout.json does not tell ${part}`); })();
export const PHASE = Object.fromEntries(["DRAW", "PLAY", "COUP", "EXTEND", "HAND_OVER", "MATCH_OVER"].map((name) => [name, offset(`phase.${name}`)]));
export const GAME_BYTES = offset("mille_t");
export const SETTINGS_BYTES = offset("settings_t");
export const FIRST_NAME = offset("settings_t.seat[0].name");

// Addresses from the linker: symbols()._match_game
export function symbols() {
    const lines = readFileSync("build/z80/mille.noi", "latin1").matchAll(/^DEF (\S+) 0x([0-9A-F]+)/gim);
    return Object.fromEntries(Array.from(lines, ([, name, address]) => [name, parseInt(address, 16)]));
}

export function readMatch(ram, address) {
    const bytes = ram.subarray(address, address + GAME_BYTES);
    const team = (n) => {
        const at = offset("mille_t.team") + n * offset("mille_team_t");
        return { points: bytes.readUInt16LE(at + offset("mille_team_t.points")), km: 25 * bytes[at + offset("mille_team_t.km")] };
    };
    const byte = (part) => bytes[offset(`mille_t.${part}`)];
    return { bytes, handNumber: bytes.readUInt16LE(offset("mille_t.hand_number")), phase: byte("phase"), seat: byte("seat"), left: byte("left"), team: [team(0), team(1)] };
}

const LOADING = { memory: readFileSync("build/mille/gen/loading.scr"), inks: readFileSync("build/mille/disk/inks") };
const inksIn = (core) => (core === "mame" ? inksInMame(LOADING.inks) : LOADING.inks);
const BAR = 2 * 160; // dots at the lower edge that tell how far a tape has come
const CAPTION = 191; // VIDEO_ZONE(4): the line from which on the title writes

// The title is the loading picture with a caption under it.
export function isTitle(picture, core) {
    const drive = (x, y) => core === "crocods" && x < 24 && y < 48; // CrocoDS draws its disk drive into the corner
    const off = (below) => (x, y) => drive(x, y) || y >= CAPTION !== below;
    const differ = (below) => differences(picture, LOADING.memory, inksIn(core), off(below));
    return differ(false) === 0 && differ(true) > BAR;
}

// The loading picture, as a disc shows it; from tape a bar covers its lower edge.
export const isLoading = (picture, core, tape = false) => differences(picture, LOADING.memory, inksIn(core), (x, y) => tape && y >= 198) === 0;

// Runs until `arrived` says so, looking every `step` frames, `limit` frames at most.
export async function runUntil(cpc, arrived, limit, step = SECOND / 2) {
    for (let frame = 0; frame < limit; frame += step) {
        await cpc.frames(step);
        if (await arrived()) return true;
    }
    return false;
}
