// Pictures that the page is known by elsewhere: its icon, a milestone in large pixels, and the picture that is shown
// where somebody shares its address.

const SIDE = 32; // large pixels of the icon
const [SKY, RED, WHITE, INK] = [[35, 37, 43], [216, 35, 31], [251, 248, 238], [17, 17, 17]];
const DIGITS = { 1: ["010", "110", "010", "010", "111"], 0: ["111", "101", "101", "101", "111"] };
const SHARE = { width: 1200, height: 630 };

const inside = (x, y, grow) =>
    x >= 6 - grow && x < 26 + grow && y < 29 + grow && (y >= 14 || (x - 15.5) ** 2 + (y - 14) ** 2 < (10 + grow) ** 2);

function digitAt(x, y) {
    const [column, row] = [x - 9, y - 19];
    const digit = "1000"[Math.floor(column / 4)];
    return column >= 0 && digit !== undefined && column % 4 < 3 && DIGITS[digit][row]?.[column % 4] === "1";
}

function iconColour(x, y) {
    if (!inside(x, y, 1)) return SKY;
    if (!inside(x, y, 0) || y === 15 || digitAt(x, y)) return INK;
    return y < 15 ? RED : WHITE;
}

function paint(width, height, colour) {
    const pixels = Array.from({ length: width * height }, (_, i) => colour(i % width, Math.floor(i / width)));
    return { width, height, pixels };
}

// The icon with that many pixels on each side.
export function icon(size) {
    const place = (pixel) => Math.floor((pixel * SIDE) / size);
    return paint(size, size, (x, y) => iconColour(place(x), place(y)));
}

// The loading pictures side by side; a pixel of mode 0 is twice as wide as it is high.
export function sharePicture(pictures) {
    const step = Math.floor(SHARE.width / pictures.length / (2 * pictures[0].width));
    const [across, down] = [2 * step * pictures[0].width, step * pictures[0].height];
    const [gap, top] = [(SHARE.width - across * pictures.length) / (pictures.length + 1), (SHARE.height - down) / 2];
    function colour(x, y) {
        const number = Math.floor((x - gap) / (across + gap));
        const left = gap + number * (across + gap);
        const [column, row] = [Math.floor((x - left) / (2 * step)), Math.floor((y - top) / step)];
        const shown = pictures[number];
        const isShown = shown && column >= 0 && column < shown.width && row >= 0 && row < shown.height;
        return isShown ? shown.pixels[row * shown.width + column] : SKY;
    }
    return paint(SHARE.width, SHARE.height, colour);
}
