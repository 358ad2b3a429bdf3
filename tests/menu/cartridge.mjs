// Reads the cartridge by its format (RIFF, form "AMS!", chunks cb00, cb01 … of 16 KB), independently of the tool that
// made it: node cartridge.mjs CARTRIDGE DISC FOLDER. It holds the programs and languages of the disc, byte for byte, as
// cpmtools reads them.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { check } from "../lib/tap/tap.mjs";

const [cartridge, disc, folder] = process.argv.slice(2);
const [PAGE, FIRST, HEADER, NAME, LENGTH] = [0x4000, 0x400, 128, 11, 24];
const image = readFileSync(cartridge);
const word = (at) => image.toString("latin1", at, at + 4);

const isRiff = word(0) === "RIFF" && word(8) === "AMS!" && image.readUInt32LE(4) === image.length - 8;
check(isRiff, "a RIFF file of form AMS! with the right length");
const pages = [];
let at = 12;
for (; at < image.length; at += 8 + PAGE) {
    const chunk = `cb${String(pages.length).padStart(2, "0")}`;
    if (word(at) !== chunk || image.readUInt32LE(at + 4) !== PAGE) break;
    pages.push(image.subarray(at + 8, at + 8 + PAGE));
}
check(at === image.length && pages.length <= 32, `${pages.length} chunks of 16 KB in order, and nothing else`);

const bytes = Buffer.concat(pages);
const held = {};
for (let file = FIRST; bytes[file + 1]; file += HEADER + bytes.readUInt16LE(file + LENGTH)) {
    const name = bytes.toString("latin1", file + 1, file + 1 + NAME);
    const size = HEADER + bytes.readUInt16LE(file + LENGTH);
    held[`${name.slice(0, 8).trim()}.${name.slice(8).trim()}`] = bytes.subarray(file, file + size);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
execFileSync("cpmcp", ["-T", "edsk", "-f", "cpcdata", disc, "0:*.*", folder]);
const listing = execFileSync("cpmls", ["-T", "edsk", "-f", "cpcdata", disc], { encoding: "utf8" });
const files = listing.toUpperCase().match(/[A-Z]+\.[A-Z]+/g);
const programs = files.filter((file) => !/^README\.BAS$|\.TXT$/.test(file)).sort();
check(
    Object.keys(held).sort().join() === programs.join(), `it has the disc's ${programs.length} programs and languages`
);
for (const file of programs) {
    const records = readFileSync(`${folder}/${file.toLowerCase()}`); // of 128 bytes
    check(held[file]?.equals(records.subarray(0, held[file]?.length)), `${file}, ${held[file]?.length} bytes`);
}
