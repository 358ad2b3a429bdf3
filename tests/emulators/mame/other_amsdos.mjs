// Disc ROMs that behave differently from Amstrad's: copies of it with a few bytes changed, for openMame's romPath.
//
//     const cpc = await openMame({ image, model: "6128", romPath: otherAmsdos("greedy") });

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const ROM = "cpc6128/cpcados.rom";
const START = 0xc000;
const INIT = 0xc006; // JP to the initialisation
const READ_SECTOR = 0xc03c; // JP to the command &84
const FREE = 0xdc00; // a KB that is not used
const GREED = 0x0800;
const low = (word) => word & 255, high = (word) => word >> 8;

const CHANGES = {
    // It takes 2 KB more than Amstrad's: CALL init: LD BC,2048: OR A: SBC HL,BC: SCF: RET
    greedy(rom, put) {
        const init = rom.readUInt16LE(INIT + 1 - START);
        put(FREE, [0xcd, low(init), high(init), 0x01, low(GREED), high(GREED), 0xb7, 0xed, 0x42, 0x37, 0xc9]);
        put(INIT + 1, [low(FREE), high(FREE)]);
    },
    // Its READ SECTOR reads nothing and reports success, as that of the M4 board with files on its card: SCF: RET
    card: (rom, put) => put(READ_SECTOR, [0x37, 0xc9]),
};

export function otherAmsdos(name) {
    const folder = `build/tests/amsdos-${name}`;
    const rom = readFileSync(`build/emulators/roms/${ROM}`);
    CHANGES[name](rom, (address, bytes) => rom.set(bytes, address - START));
    mkdirSync(`${folder}/cpc6128`, { recursive: true });
    writeFileSync(`${folder}/${ROM}`, rom);
    return folder;
}
