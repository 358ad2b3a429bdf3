// The ROMs that MAME asks for, taken out of Caprice32's WebAssembly: node roms.mjs CORE.wasm FOLDER
// The data segments of a .wasm leave out long runs of zeros, so the initial memory of the core is assembled first; then
// every place where a ROM may begin is compared with the SHA-1 that `mame -listroms` prints.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const KB = 1024;
const FIRMWARE = [0x01, 0x89, 0x7f, 0xed, 0x49, 0xc3]; // LD BC,&7F89: OUT (C),C: JP …
const AMSDOS = [0x01, 0x00, 0x05, 0x00]; // a background ROM, version 0.50
const ROMS = [
    {
        begins: FIRMWARE,
        size: 32 * KB,
        sha1: "56d39c463da60968d93e58b4ba0e675829412a20",
        files: ["cpc464/cpc464.rom"],
    },
    {
        begins: FIRMWARE,
        size: 32 * KB,
        sha1: "5977adbad3f7c1e0e082cd02fe76a700d9860c30",
        files: ["cpc6128/cpc6128.rom"],
    },
    {
        begins: AMSDOS,
        size: 16 * KB,
        sha1: "39102c8e9cb55fcc0b9b62098780ed4a3cb6a4bb",
        files: ["cpc6128/cpcados.rom", "cpc_ddi1/cpcados.rom"],
    },
];

const SECTION_DATA = 11;
const I32_CONST = 0x41;
const END = 0x0b;

// The memory of a module as its data segments fill it.
function memoryOf(wasm) {
    const memory = Buffer.alloc(64 * 1024 * KB);
    let at = 8; // behind the signature and the version
    const byte = () => wasm[at++];
    const number = () => {
        let value = 0;
        for (let shift = 0, more = true; more; shift += 7) {
            const part = byte();
            value += (part & 127) * 2 ** shift;
            more = part >= 128;
        }
        return value;
    };
    while (at < wasm.length) {
        const section = byte();
        const size = number();
        const end = at + size;
        for (let left = section === SECTION_DATA ? number() : 0; left > 0; left--) {
            if (number() !== 0 || byte() !== I32_CONST) throw new Error("a data segment without an address of its own");
            const address = number();
            if (byte() !== END) throw new Error("a data segment with a calculated address");
            const length = number();
            wasm.copy(memory, address, at, at + length);
            at += length;
        }
        at = end;
    }
    return memory;
}

function find(memory, { begins, size, sha1 }) {
    for (let at = -1; (at = memory.indexOf(Buffer.from(begins), at + 1)) >= 0; ) {
        const rom = memory.subarray(at, at + size);
        if (createHash("sha1").update(rom).digest("hex") === sha1) return rom;
    }
    return null;
}

const [core, folder] = process.argv.slice(2);
const memory = memoryOf(readFileSync(core));
for (const rom of ROMS) {
    const bytes = find(memory, rom);
    if (!bytes) {
        console.error(`${core}: ${rom.files[0]} with SHA-1 ${rom.sha1} is not in it`);
        process.exit(1);
    }
    for (const file of rom.files) {
        mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
        writeFileSync(`${folder}/${file}`, bytes);
    }
}
