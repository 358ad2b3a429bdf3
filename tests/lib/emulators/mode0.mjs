// Compares an emulator's picture with 16 KB of screen memory shown in mode 0.

const LEVELS = [0, 128, 255];

const colour = (ink) => [LEVELS[Math.floor(ink / 3) % 3], LEVELS[Math.floor(ink / 9)], LEVELS[ink % 3]];

function pen(byte, right) {
    const bit = (n) => (byte >> (right ? n - 1 : n)) & 1;
    return bit(7) | (bit(3) << 1) | (bit(5) << 2) | (bit(1) << 3);
}

const CROCODS_TOP = 40; // line of the screen where CrocoDS shows the border, as it does after a dark screen

// The left and upper edge of the screen in an emulator's picture, and how wide each of `dots` in a line is.
export function placeOf(width, top, dots) {
    return { 768: [64, top, 640 / dots], 384: [32, CROCODS_TOP, 320 / dots] }[width] ?? [0, 0, width / dots];
}

// How many of the 160 x 200 pixels differ; counting stops above `enough`. Pixels with ignored(x, y) do not count.
export function differences({width, top : first = 41, pixels}, memory, inks, ignored = () => false, enough = Infinity) {
    const [left, top, wide] = placeOf(width, first, 160);
    const colours = Array.from(inks, colour);
    let count = 0;
    for (let y = 0; y < 200 && count <= enough; y++) {
        for (let x = 0; x < 160 && count <= enough; x++) {
            const byte = memory[(y & 7) * 0x800 + (y >> 3) * 80 + (x >> 1)];
            const [red, green, blue] = colours[pen(byte, x & 1)];
            const at = 3 * ((top + y) * width + left + wide * x);
            const same = red === pixels[at] && green === pixels[at + 1] && blue === pixels[at + 2];
            if (!same && !ignored(x, y)) count++;
        }
    }
    return count;
}
