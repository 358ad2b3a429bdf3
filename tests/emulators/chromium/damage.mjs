// Copies a file with one bit wrong: node damage.mjs IN OUT PLACE, a place below 0 counted from the end.

import { readFileSync, writeFileSync } from "node:fs";

const [from, to, place] = process.argv.slice(2);
const bytes = readFileSync(from);
bytes[(Number(place) + bytes.length) % bytes.length] ^= 0x10;
writeFileSync(to, bytes);
