// Reads what the firmware has written on a picture, as people do: by the shape of the letters.

// The 25 lines of a mode 1 screen. `font` holds 8 bytes a character; a place that shows none of ASCII reads as "?".
export function readText({ width, pixels }, font) {
    const shapes = new Map(Array.from({ length: 95 }, (_, n) => [font.subarray(8 * (32 + n), 8 * (33 + n)).toString("hex"), String.fromCharCode(32 + n)]));
    const [left, top, wide] = width === 768 ? [64, 41, 2] : [0, 0, width / 320];
    const colour = (x, y) => pixels.readUIntBE(3 * ((top + y) * width + left + wide * x), 3);
    const paper = colour(319, 199);
    const lines = [];
    for (let row = 0; row < 25; row++) {
        let line = "";
        for (let column = 0; column < 40; column++) {
            const shape = Buffer.alloc(8);
            for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) shape[y] |= (colour(8 * column + x, 8 * row + y) !== paper) << (7 - x);
            line += shapes.get(shape.toString("hex")) ?? "?";
        }
        lines.push(line.trimEnd());
    }
    return lines;
}
