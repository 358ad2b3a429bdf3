// PNG files: readPng(bytes) reads one with a palette, writePng({ width, height, pixels }) writes RGB. A picture's
// pixels are arrays of three numbers.

import { deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const [PALETTE, RGB] = [3, 2]; // colour types

function chunksOf(bytes) {
    const chunks = {};
    for (let at = SIGNATURE.length; at < bytes.length; ) {
        const size = bytes.readUInt32BE(at);
        const name = bytes.toString("latin1", at + 4, at + 8);
        chunks[name] = Buffer.concat([chunks[name] ?? Buffer.alloc(0), bytes.subarray(at + 8, at + 8 + size)]);
        at += 12 + size;
    }
    return chunks;
}

function paeth(left, above, corner) {
    const guess = left + above - corner;
    const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value));
    return a <= b && a <= c ? left : b <= c ? above : corner;
}

// Undoes the filter of each line.
function unfilter(data, height, stride) {
    const lines = [];
    for (let y = 0; y < height; y++) {
        const filter = data[y * (stride + 1)];
        const line = Buffer.from(data.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
        const above = lines[y - 1] ?? Buffer.alloc(stride);
        for (let x = 0; x < stride; x++) {
            const [left, corner] = x ? [line[x - 1], above[x - 1]] : [0, 0];
            const add = [0, left, above[x], (left + above[x]) >> 1, paeth(left, above[x], corner)];
            line[x] += add[filter];
        }
        lines.push(line);
    }
    return lines;
}

export function readPng(bytes) {
    const { IHDR, PLTE, IDAT } = chunksOf(bytes);
    const [width, height, depth, type] = [IHDR.readUInt32BE(0), IHDR.readUInt32BE(4), IHDR[8], IHDR[9]];
    if (type !== PALETTE || depth > 8) throw new Error("a PNG file with a palette was expected");
    const perByte = 8 / depth;
    const lines = unfilter(inflateSync(IDAT), height, Math.ceil(width / perByte));
    const colour = (line, x) => {
        const index = (line[Math.floor(x / perByte)] >> (8 - depth * ((x % perByte) + 1))) & ((1 << depth) - 1);
        return Array.from(PLTE.subarray(3 * index, 3 * index + 3));
    };
    return { width, height, pixels: lines.flatMap((line) => Array.from({ length: width }, (_, x) => colour(line, x))) };
}

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
    return byte;
});
const crc32 = (bytes) => ~bytes.reduce((sum, byte) => CRC_TABLE[(sum ^ byte) & 255] ^ (sum >>> 8), -1) >>> 0;

function chunk(name, data) {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
}

export function writePng({ width, height, pixels }) {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, RGB], 8);
    const lines = Array.from({ length: height }, (_, y) =>
        Buffer.from([0, ...pixels.slice(y * width, (y + 1) * width).flat()]),
    );
    const data = deflateSync(Buffer.concat(lines), { level: 9 });
    return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}
