// Offsets, sizes, codes and addresses as C defines them, printed by tools/layout. An unknown name throws.
//
//     const risk = layoutOf("risk");
//     const phase = ram[risk.ADDRESS_GAME + risk.RISK_PHASE];
//     const { FILE_DAMAGED } = layoutOf("platform");

import { readFileSync } from "node:fs";
import { built } from "../emulators/built.mjs";

export function layoutOf(name) {
    const path = `build/${name}_layout.json`;
    const file = name === "platform" ? path : built(path);
    return new Proxy(JSON.parse(readFileSync(file, "utf8")), {
        get(layout, key) {
            if (key in layout) return layout[key];
            throw new Error(`${file} has no ${String(key)}`);
        },
    });
}

// The bytes of the game that is being played: a view into the memory, so writing changes it.
export function gameIn(ram, name) {
    const { ADDRESS_GAME, [`${name.toUpperCase()}_SIZE`]: size } = layoutOf(name);
    return ram.subarray(ADDRESS_GAME, ADDRESS_GAME + size);
}
