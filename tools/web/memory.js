// The visitor's match stays in this browser, and nowhere else: the machine as a snapshot, which a reload offers to go on with. It is
// stored every few seconds once a match has begun (a hand takes minutes), and when the page is left; after the match, too, with the
// options and the hall of fame.
//
//     const kept = recall();                        null, or { image, state }
//     const store = rememberMatch(machine, kept !== null);
//     if (store()) …                                it is stored as it is now
//     stateOf(machine)                              PLAYING, OVER, or null before the first match
//     peek(machine, address)                        a byte of the CPC's memory

import { MILLE_HOTSEAT_PEOPLE, MILLE_TABLE, RISK_HOTSEAT_PEOPLE, RISK_GAME } from "./addresses.js";
import { onFrame } from "./frames.js";
import { game } from "./games.js";
import { language } from "./language.js";

export const PLAYING = "";
export const OVER = "over ";

// Where a game tells how many persons play (none in a demonstration), and where its match begins to tell of itself, in the same order
// in mille_t and risk_t (src/*/rules/include): players, …, phase, seat. The last phase is that of a match that is over.
const MATCHES = { mille: { people: MILLE_HOTSEAT_PEOPLE, players: MILLE_TABLE + 51, last: 5 }, risk: { people: RISK_HOTSEAT_PEOPLE, players: RISK_GAME + 188, last: 8 } };
const PLAYERS_MAX = 6;

const placeOf = (game) => `${game}-match-${language}`;
const PLACE = placeOf(game);
const EVERY_MS = 5000;
const LOADED = 25; // frames after which what the machine was started with is in it
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
export function snapshot(machine) {
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

// What was kept, or null. A browser may refuse to remember anything.
export function recall() {
    try {
        const stored = localStorage.getItem(PLACE) ?? "";
        const state = stored.startsWith(OVER) ? OVER : PLAYING;
        const text = atob(stored.slice(state.length));
        return text.startsWith(MAGIC) ? { state, image: Uint8Array.from(text, (letter) => letter.charCodeAt(0)) } : null;
    } catch {
        return null;
    }
}

// Whether a match of that game waits to be gone on with.
export function isKept(game) {
    try {
        return !(localStorage.getItem(placeOf(game)) ?? OVER).startsWith(OVER);
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

let begun = false;
let frames = 0;
onFrame(() => frames++);

// What a match is like, or null: no persons, or no match that could be one, as in the memory of a machine that is just being started.
function matchIn(bytes) {
    const { people, players, last } = MATCHES[game];
    const [persons, count, , phase, seat] = [bytes[HEADER + people], ...bytes.subarray(HEADER + players, HEADER + players + 4)];
    const sound = persons > 0 && persons <= count && count <= PLAYERS_MAX && phase <= last && seat < count;
    return sound ? (phase < last ? PLAYING : OVER) : null;
}

function stateIn(bytes) {
    if (!bytes || frames < LOADED) return null;
    const match = matchIn(bytes);
    begun ||= match !== null;
    return begun ? match ?? OVER : null;
}
export const stateOf = (machine) => stateIn(snapshot(machine));

// Stores the machine from here on, as soon as there is something to lose: at once where it goes on with what was kept.
export function rememberMatch(machine, goesOn) {
    begun ||= goesOn;
    function store() {
        const bytes = forgotten ? null : snapshot(machine);
        const state = stateIn(bytes);
        if (state === null) return false;
        try {
            localStorage.setItem(PLACE, state + btoa(letters(bytes)));
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
