// What a test knows of RISK on the screen and in the memory.

export const SEA = [0, 0, 128], FREE = [128, 128, 128], PAPER = [255, 255, 128]; // land that nobody holds, a page
export const TABLE_BYTES = 200; // of risk_t (src/risk/rules/include/risk.h)

// How much of a picture has this colour.
export function share({ width, height, pixels }, colour) {
    let count = 0;
    for (let i = 0; i < pixels.length; i += 3) count += colour.every((level, channel) => pixels[i + channel] === level);
    return count / (width * height);
}
