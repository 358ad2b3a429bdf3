// The memory of the running CPC, read from the state that RetroArch would save.
//
//     snapshot(machine)                             the machine as a .sna file, or null before there is one
//     ramOf(image)                                  the memory in a .sna file
//     registerPair(image, 0x21)                     a register at that offset of its header
//     isSnapshot(bytes)                             whether they are a whole .sna file

const MAGIC = "MV - SNA"; // a snapshot begins with it
const HEADER_SIZE = 256;
const RAM_KILOBYTES = 0x6b; // offset of the size of the memory in the header
const CHUNK = 0x8000; // bytes that are turned into letters at once

export function toLetters(bytes) {
    let text = "";
    for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
    return text;
}

export const toBytes = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
export const ramOf = (image) => image.subarray(HEADER_SIZE);
export const registerPair = (image, offset) => image[offset] | (image[offset + 1] << 8);
const sizeOf = (image) => HEADER_SIZE + 1024 * registerPair(image, RAM_KILOBYTES);
export const isSnapshot = (bytes) =>
    toLetters(bytes.subarray(0, MAGIC.length)) === MAGIC &&
    [64, 128].includes(registerPair(bytes, RAM_KILOBYTES)) &&
    bytes.length === sizeOf(bytes);

export function snapshot(machine) {
    const [size, address, valid] = machine.cwrap("save_state_info", "string", [])().split("|").map(Number);
    if (valid !== 1) return null;
    const state = machine.HEAPU8.subarray(address, address + size);
    const first = MAGIC.charCodeAt(0);
    for (let at = state.indexOf(first); at >= 0; at = state.indexOf(first, at + 1)) {
        if (toLetters(state.subarray(at, at + MAGIC.length)) !== MAGIC) continue;
        const length = sizeOf(state.subarray(at));
        return at + length <= size ? state.slice(at, at + length) : null;
    }
    return null;
}
