// The visitor's match is stored in this browser and nowhere else: the machine as a snapshot, which a reload offers to
// resume. It is stored every few seconds once a match has begun (a hand takes minutes), and when the page is left;
// after the match too, with the options and the hall of fame.
//
//     const saved = loadMatch();                    null, or { image, state }
//     const save = startSaving(machine, saved !== null);
//     if (save()) …                                 the match is stored as it is now
//     stateOf(machine)                              PLAYING, OVER, or null before the first match

import { onFrame } from "./frames.js";
import { GAMES, game } from "./games.js";
import { language } from "./language.js";
import { OVER, PLAYING, matchState } from "./match_state.js";
import { isSnapshot, ramOf, snapshot, toBytes, toLetters } from "./snapshot.js";

const layout = game in GAMES ? await import(`./${game}_layout.js`) : null;

const keyOf = (game) => `${game}-match-${language}`;
const KEY = keyOf(game);
const INTERVAL_MS = 5000;
const LOADED = 25; // frames until the machine holds the image it was started with

// A browser may refuse to store anything.
export function loadMatch() {
    try {
        const stored = localStorage.getItem(KEY) ?? "";
        const state = stored.startsWith(OVER) ? OVER : PLAYING;
        const text = atob(stored.slice(state.length));
        return isSnapshot(text) ? { state, image: toBytes(text) } : null;
    } catch {
        return null;
    }
}

// Whether a match of that game can be resumed.
export function hasSavedMatch(game) {
    try {
        return !(localStorage.getItem(keyOf(game)) ?? OVER).startsWith(OVER);
    } catch {
        return false;
    }
}

let deleted = false;

export function deleteMatch() {
    deleted = true;
    try {
        localStorage.removeItem(KEY);
    } catch {}
}

let begun = false;
let frames = 0;
onFrame(() => frames++);

function stateIn(image) {
    if (!image || frames < LOADED) return null;
    const match = matchState(ramOf(image), game, layout);
    begun ||= match !== null;
    return begun ? match ?? OVER : null;
}
export const stateOf = (machine) => stateIn(snapshot(machine));

// Stores the machine from now on, as soon as there is something to lose: at once where a stored match is resumed.
export function startSaving(machine, resumed) {
    begun ||= resumed;
    function save() {
        const image = deleted ? null : snapshot(machine);
        const state = stateIn(image);
        if (state === null) return false;
        try {
            localStorage.setItem(KEY, state + btoa(toLetters(image)));
            return true;
        } catch {
            return false;
        }
    }
    setInterval(() => document.hidden || save(), INTERVAL_MS);
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", () => document.hidden && save());
    return save;
}
