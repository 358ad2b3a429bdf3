// The visitor's match is stored in this browser and nowhere else: the machine as a snapshot, which a reload offers to
// resume. It is stored every few seconds once a match has begun (a hand takes minutes), and when the page is left;
// after the match too, with the options and the hall of fame. There is one match per game, whatever the language.
//
//     const saved = loadMatch("mille");             null, or { image, state, language, layout, words }
//     const keeper = keepMatch(machine, { game, layout, words, language, version, resumed: saved !== null });
//     if (keeper.save()) …                          the match is stored as it is now
//     keeper.state()                                PLAYING, OVER, or null before the first match
//     keeper.text()                                 what is stored, as a file to keep; parseMatch reads it
//
// A stored match carries the version of the program in its snapshot, and what the page must know of that program: after
// an update of the page a match goes on in the program with which it was begun.

import { onFrame } from "./frames.js";
import { OVER, PLAYING, matchState } from "./match_state.js";
import { isSnapshot, ramOf, snapshot, toBytes, toLetters } from "./snapshot.js";

const FORMAT = 1;
const INTERVAL_MS = 5000;
const LOADED = 25; // frames until the machine holds the image it was started with

const keyOf = (game) => `${game}-match`;
const isTable = (value) => typeof value === "object" && value !== null;

// The match in a text, or null if it is none of that game. It may come from a file that somebody has changed.
export function parseMatch(text, game) {
    try {
        const saved = JSON.parse(text);
        const isMatch = isTable(saved) && saved.format === FORMAT && saved.game === game;
        if (!isMatch || ![PLAYING, OVER].includes(saved.state)) return null;
        const { layout, words } = saved;
        const isProgram = isTable(layout) && Number.isInteger(layout.ADDRESS_GAME) && isTable(words);
        if (!isProgram || ![words.WIDTHS, words.TEXTS].every(Array.isArray)) return null;
        const image = toBytes(atob(saved.image));
        return isSnapshot(image) ? { ...saved, image } : null;
    } catch {
        return null;
    }
}

// A browser may refuse to store anything.
function stored(game) {
    try {
        return localStorage.getItem(keyOf(game)) ?? "";
    } catch {
        return "";
    }
}

function store(game, text) {
    try {
        localStorage.setItem(keyOf(game), text);
        return true;
    } catch {
        return false;
    }
}

export const loadMatch = (game) => parseMatch(stored(game), game);
export const hasSavedMatch = (game) => loadMatch(game)?.state === PLAYING;
export const storeMatch = (game, text) => parseMatch(text, game) !== null && store(game, text);

export function deleteMatch(game) {
    try {
        localStorage.removeItem(keyOf(game));
    } catch {}
}

// Stores the machine from now on, as soon as there is something to lose: at once where a stored match is resumed.
// Another window may take the same match over: `lost` is called once, and this one stores nothing any more.
export function keepMatch(machine, { game, layout, words, language, version, resumed, lost = () => {} }) {
    const window = Math.random().toString(36).slice(2, 12).padEnd(10, "0"); // tells this window from others
    let begun = resumed;
    let isOwner = false;
    let ended = false;
    let frames = 0;
    onFrame(() => frames++);

    function stateIn(image) {
        if (!image || frames < LOADED) return null;
        const match = matchState(ramOf(image), game, layout);
        begun ||= match !== null;
        return begun ? match ?? OVER : null;
    }
    const fileOf = (image, state) =>
        JSON.stringify({
            format: FORMAT, game, version, language, state, window, layout, words, image: btoa(toLetters(image)),
        });
    function isTaken() {
        if (!isOwner) return false;
        const other = loadMatch(game);
        return other !== null && other.window !== window;
    }
    function save() {
        const image = ended ? null : snapshot(machine);
        const state = stateIn(image);
        if (state === null) return false;
        if (isTaken()) {
            ended = true;
            lost();
            return false;
        }
        isOwner = store(game, fileOf(image, state));
        return isOwner;
    }

    setInterval(() => document.hidden || save(), INTERVAL_MS);
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", () => document.hidden && save());
    return {
        save,
        state: () => stateIn(snapshot(machine)),
        text() {
            const image = snapshot(machine);
            return fileOf(image, stateIn(image) ?? PLAYING);
        },
        // Nothing is stored any more.
        stop() {
            ended = true;
        },
    };
}
