// What a test knows of a running game: where its variables lie, and what the title looks like.

import { readFileSync } from "node:fs";
import { SECOND, picturesOf, runUntil, symbolsOf } from "../../emulators/chromium/title.mjs";

export { SECOND, runUntil };

// Sizes and offsets as the compiler sees them: tests/mille/emulators/layout.c
const layout = JSON.parse(readFileSync("build/mille/layout.json", "utf8"));
const offset = (part) => layout[part] ?? (() => { throw new Error(`layout.json does not tell ${part}`); })();
export const PHASE = Object.fromEntries(["DRAW", "PLAY", "COUP", "EXTEND", "HAND_OVER", "MATCH_OVER"].map((name) => [name, offset(`phase.${name}`)]));
export const GAME_BYTES = offset("mille_t");
export const SETTINGS_BYTES = offset("settings_t");
export const SETTINGS_HEAD = offset("settings.head");
export const LOG_BYTES = offset("plays_t");
export const SEATS = { at: offset("settings_t.seat"), length: SETTINGS_BYTES - offset("settings_t.seat") };
export const FIRST_NAME = offset("settings_t.seat[0].name");

// Addresses from the linker: symbols()._match_game
export const symbols = () => symbolsOf("mille");

export function readMatch(ram, address) {
    const bytes = ram.subarray(address, address + GAME_BYTES);
    const team = (n) => {
        const at = offset("mille_t.team") + n * offset("mille_team_t");
        return { points: bytes.readUInt16LE(at + offset("mille_team_t.points")), km: 25 * bytes[at + offset("mille_team_t.km")] };
    };
    const byte = (part) => bytes[offset(`mille_t.${part}`)];
    return { bytes, handNumber: bytes.readUInt16LE(offset("mille_t.hand_number")), phase: byte("phase"), seat: byte("seat"), left: byte("left"), team: [team(0), team(1)] };
}

// Whether the menu, or the table, is on the screen: much of it is card-table green.
export function showsCloth({ width, height, pixels }) {
    const CLOTH = [0, 128, 0];
    let count = 0;
    for (let i = 0; i < pixels.length; i += 3) count += CLOTH.every((level, channel) => pixels[i + channel] === level);
    return count > 0.2 * width * height;
}

// From the title to the menu: `press` does it, then the settings are looked for on the disc, and the menu is drawn.
export async function toMenu(cpc, press) {
    await press();
    await runUntil(cpc, async () => showsCloth(await cpc.picture()), 10 * SECOND);
    await cpc.frames(SECOND);
}

export const { isTitle, isLoading } = picturesOf("mille");
