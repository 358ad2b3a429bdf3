// The memory of the running CPC, read from the state that RetroArch would save.
//
//     snapshot(machine)                             the machine as a .sna file, or null before there is one
//     peek(machine, address)                        a byte of the CPC's memory
//     ramOf(image)                                  the memory in a .sna file

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
export const isSnapshot = (text) => text.startsWith(MAGIC);
export const ramOf = (image) => image.subarray(HEADER_SIZE);

export function snapshot(machine) {
    const [size, address, valid] = machine.cwrap("save_state_info", "string", [])().split("|").map(Number);
    if (valid !== 1) return null;
    const state = machine.HEAPU8.subarray(address, address + size);
    const first = MAGIC.charCodeAt(0);
    for (let at = state.indexOf(first); at >= 0; at = state.indexOf(first, at + 1)) {
        if (toLetters(state.subarray(at, at + MAGIC.length)) !== MAGIC) continue;
        const length = HEADER_SIZE + 1024 * (state[at + RAM_KILOBYTES] | (state[at + RAM_KILOBYTES + 1] << 8));
        return at + length <= size ? state.slice(at, at + length) : null;
    }
    return null;
}

export function peek(machine, address) {
    const image = snapshot(machine);
    return image ? ramOf(image)[address] : 0;
}
