// Reads what the firmware has written on a picture, as people do: by the shape of the letters.

// The 25 lines of a screen of 40 columns (mode 1) or 20 (mode 0). `font` holds 8 bytes a character; a place that shows none
// of ASCII reads as "?". The paper is black in mode 0; in mode 1 it is what the lower right corner shows.
export function readText({ width, top: first = 41, pixels }, font, columns = 40) {
    const shapes = new Map(Array.from({ length: 95 }, (_, n) => [font.subarray(8 * (32 + n), 8 * (33 + n)).toString("hex"), String.fromCharCode(32 + n)]));
    const dots = 8 * columns;
    const [left, top, wide] = width === 768 ? [64, first, 640 / dots] : [0, 0, width / dots];
    const colour = (x, y) => pixels.readUIntBE(3 * ((top + y) * width + left + wide * x), 3);
    const paper = columns === 40 ? colour(dots - 1, 199) : 0;
    const lines = [];
    for (let row = 0; row < 25; row++) {
        let line = "";
        for (let column = 0; column < columns; column++) {
            const shape = Buffer.alloc(8);
            for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) shape[y] |= (colour(8 * column + x, 8 * row + y) !== paper) << (7 - x);
            line += shapes.get(shape.toString("hex")) ?? "?";
        }
        lines.push(line.trimEnd());
    }
    return lines;
}
