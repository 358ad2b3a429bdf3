// Writes a picture as PNG: `pixels` holds 3 bytes (red, green, blue) a pixel, row by row.

import { deflateSync } from "node:zlib";

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
    return n;
});

function chunk(type, data) {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    let crc = 0xffffffff;
    for (const byte of body) crc = CRC_TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(~crc >>> 0);
    return Buffer.concat([length, body, check]);
}

export function encodePng(width, height, pixels) {
    const rows = Buffer.alloc(height * (1 + 3 * width));
    for (let y = 0; y < height; y++)
        Buffer.from(pixels.buffer, pixels.byteOffset + 3 * width * y, 3 * width).copy(rows, y * (1 + 3 * width) + 1);
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
    const chunks = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
    return Buffer.concat([signature, ...chunks]);
}
