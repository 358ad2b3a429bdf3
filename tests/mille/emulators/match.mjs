// What a test knows of a running game: where its variables lie, and what the title looks like.

import { readFileSync } from "node:fs";
import { differences } from "../../emulators/mode0.mjs";

export const SECOND = 50;
export const PHASE = { DRAW: 0, PLAY: 1, COUP: 2, EXTEND: 3, HAND_OVER: 4, MATCH_OVER: 5 };
export const GAME_BYTES = 236; // sizeof(mille_t)
export const SETTINGS_BYTES = 60; // sizeof(settings_t)

// Addresses from the linker: symbols()._match_game
export function symbols() {
    const lines = readFileSync("build/z80/mille.noi", "latin1").matchAll(/^DEF (\S+) 0x([0-9A-F]+)/gim);
    return Object.fromEntries(Array.from(lines, ([, name, address]) => [name, parseInt(address, 16)]));
}

// Offsets in mille_t (src/mille/rules/include/mille.h): random 6 bytes, hand_number 2, three teams of 14, then single bytes.
const HAND_NUMBER = 6;
const TEAM = 8;
const AFTER_TEAMS = TEAM + 3 * 14;

export function readMatch(ram, address) {
    const bytes = ram.subarray(address, address + GAME_BYTES);
    const team = (n) => ({ points: bytes.readUInt16LE(TEAM + 14 * n), km: 25 * bytes[TEAM + 14 * n + 13] });
    return { bytes, handNumber: bytes.readUInt16LE(HAND_NUMBER), phase: bytes[AFTER_TEAMS + 3], seat: bytes[AFTER_TEAMS + 4], left: bytes[AFTER_TEAMS + 12], team: [team(0), team(1)] };
}

const LOADING = { memory: readFileSync("build/mille/gen/loading.scr"), inks: readFileSync("build/mille/disk/inks") };
const BAR = 2 * 160; // dots at the lower edge that tell how far a tape has come
const CAPTION = 175; // VIDEO_ZONE(4): the line from which on the title writes

// The title is the loading picture with a caption under it; the game moves the screen 16 lines down.
export function isTitle(picture, core) {
    const drive = (x, y) => core === "crocods" && x < 24 && y < 48; // CrocoDS draws its disk drive into the corner
    const off = (below) => (x, y) => drive(x, y) || y >= CAPTION !== below;
    return [0, 16].some((lower) => {
        if (picture.width !== 768 && lower) return false;
        return differences(picture, LOADING.memory, LOADING.inks, off(false), lower) === 0 && differences(picture, LOADING.memory, LOADING.inks, off(true), lower) > BAR;
    });
}

// Runs until `arrived` says so, looking every `step` frames, `limit` frames at most.
export async function runUntil(cpc, arrived, limit, step = SECOND / 2) {
    for (let frame = 0; frame < limit; frame += step) {
        await cpc.frames(step);
        if (await arrived()) return true;
    }
    return false;
}
