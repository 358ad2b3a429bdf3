// Data of a running match of 1000 Bornes for tests: its fields in memory, the menu, the title.

import { SECOND, picturesOf, runUntil } from "../../lib/emulators/program.mjs";
import { gameIn, layoutOf } from "../../lib/layout/layout.mjs";

export { SECOND, runUntil };
export const layout = layoutOf("mille");

// The match in the memory of a machine.
export function readMatch(ram) {
    const bytes = gameIn(ram, "mille");
    const team = (number) => {
        const at = layout.MILLE_TEAM + number * layout.TEAM_SIZE;
        return { points: bytes.readUInt16LE(at + layout.TEAM_POINTS), km: 25 * bytes[at + layout.TEAM_KM] };
    };
    return {
        bytes,
        handNumber: bytes.readUInt16LE(layout.MILLE_HAND_NUMBER),
        phase: bytes[layout.MILLE_PHASE],
        seat: bytes[layout.MILLE_SEAT],
        left: bytes[layout.MILLE_LEFT],
        team: [team(0), team(1)],
    };
}

// Whether the menu or the table is on the screen: much of it is card-table green.
export function showsCloth({ width, height, pixels }) {
    const CLOTH = [0, 128, 0];
    let count = 0;
    for (let i = 0; i < pixels.length; i += 3) count += CLOTH.every((level, channel) => pixels[i + channel] === level);
    return count > 0.2 * width * height;
}

// From the title to the menu: after `press` the settings are read from the disc, then the menu is drawn.
export async function toMenu(cpc, press) {
    await press();
    await runUntil(cpc, async () => showsCloth(await cpc.picture()), 10 * SECOND);
    await cpc.frames(SECOND);
}

export const { isTitle, isLoading } = picturesOf("mille");
