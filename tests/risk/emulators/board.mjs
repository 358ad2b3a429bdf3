// Positions on the screen and addresses in memory of RISK, for tests.

import { gameIn, layoutOf } from "../../lib/layout/layout.mjs";

export const SEA = [0, 0, 128], FREE = [128, 128, 128], PAPER = [255, 255, 128]; // land without an owner, a page
export const layout = layoutOf("risk");

// The bytes of the game in the memory of a machine.
export const readGame = (ram) => gameIn(ram, "risk");

// The owner of each territory.
export const ownersIn = (game) => [...game.subarray(layout.RISK_OWNER, layout.RISK_OWNER + layout.TERRITORIES)];

// The share of a picture that has this colour.
export function share({ width, height, pixels }, colour) {
    let count = 0;
    for (let i = 0; i < pixels.length; i += 3) count += colour.every((level, channel) => pixels[i + channel] === level);
    return count / (width * height);
}
