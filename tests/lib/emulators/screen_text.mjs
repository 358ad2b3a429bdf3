// Reads the text that the firmware has written on a picture, by the shape of the characters.

import { placeOf } from "./mode0.mjs";

// The 25 lines of a screen of 40 columns (mode 1) or 20 (mode 0). `font` holds 8 bytes a character; what is no ASCII
// character reads as "?". The paper is black in mode 0; in mode 1 it is the colour of the lower right corner.
export function readText({ width, top: first = 41, pixels }, font, columns = 40) {
    const shapeOf = (code) => font.subarray(8 * code, 8 * code + 8).toString("hex");
    const codes = Array.from({ length: 95 }, (_, n) => 32 + n);
    const shapes = new Map(codes.map((code) => [shapeOf(code), String.fromCharCode(code)]));
    const dots = 8 * columns;
    const [left, top, wide] = placeOf(width, first, dots);
    const colour = (x, y) => pixels.readUIntBE(3 * ((top + y) * width + left + wide * x), 3);
    const paper = columns === 40 ? colour(dots - 1, 199) : 0;
    const lines = [];
    for (let row = 0; row < 25; row++) {
        let line = "";
        for (let column = 0; column < columns; column++) {
            const shape = Buffer.alloc(8);
            for (let y = 0; y < 8; y++)
                for (let x = 0; x < 8; x++)
                    shape[y] |= (colour(8 * column + x, 8 * row + y) !== paper) << (7 - x);
            line += shapes.get(shape.toString("hex")) ?? "?";
        }
        lines.push(line.trimEnd());
    }
    return lines;
}
