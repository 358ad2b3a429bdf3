// The visitor's match stays in this browser, and nowhere else: the machine as a snapshot, which a reload offers to go on with. It is
// stored every few seconds once something was played (a hand takes minutes), and when the page is left.
//
//     const image = recall() ?? await fetchBytes(file);
//     const kept = keep(machine, () => played);
//     if (kept()) …                                 it is stored as it is now
//     peek(machine, address)                        a byte of the CPC's memory

import { game } from "./games.js";
import { language } from "./language.js";

const placeOf = (game) => `${game}-match-${language}`;
const PLACE = placeOf(game);
const EVERY_MS = 5000;
const MAGIC = "MV - SNA"; // how a snapshot begins …
const HEADER = 256;
const SIZE = 0x6b; // … and where it tells its kilobytes of RAM
const CHUNK = 0x8000; // bytes that are turned into letters at once

const letters = (bytes) => {
    let text = "";
    for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
    return text;
};

// The snapshot that is part of the state RetroArch would save; null while there is none.
function snapshot(machine) {
    const [size, address, good] = machine.cwrap("save_state_info", "string", [])().split("|").map(Number);
    if (good !== 1) return null;
    const state = machine.HEAPU8.subarray(address, address + size);
    for (let at = state.indexOf(MAGIC.charCodeAt(0)); at >= 0; at = state.indexOf(MAGIC.charCodeAt(0), at + 1)) {
        if (letters(state.subarray(at, at + MAGIC.length)) !== MAGIC) continue;
        const length = HEADER + 1024 * (state[at + SIZE] | (state[at + SIZE + 1] << 8));
        return at + length <= size ? state.slice(at, at + length) : null;
    }
    return null;
}

export const peek = (machine, address) => snapshot(machine)?.[HEADER + address] ?? 0;

// What was kept: the bytes of a snapshot, or null. A browser may refuse to remember anything.
export function recall() {
    try {
        const text = atob(localStorage.getItem(PLACE) ?? "");
        return text.startsWith(MAGIC) ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : null;
    } catch {
        return null;
    }
}

export function isKept(game) {
    try {
        return localStorage.getItem(placeOf(game)) !== null;
    } catch {
        return false;
    }
}

let forgotten = false;

export function forget() {
    forgotten = true;
    try {
        localStorage.removeItem(PLACE);
    } catch {}
}

// Stores the machine from here on, as long as `worth` says that there is something to lose.
export function keep(machine, worth) {
    function store() {
        const bytes = worth() && !forgotten && snapshot(machine);
        if (!bytes) return false;
        try {
            localStorage.setItem(PLACE, btoa(letters(bytes)));
            return true;
        } catch {
            return false;
        }
    }
    setInterval(() => document.hidden || store(), EVERY_MS);
    addEventListener("pagehide", store);
    document.addEventListener("visibilitychange", () => document.hidden && store());
    return store;
}
