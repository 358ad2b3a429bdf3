// A tap or a click on the picture. It presses keys, and only those that the screen means at that place: which screen
// waits and where its cursor is are read from the memory of the CPC when the tap is carried out. A key that confirms is
// pressed only once the cursor has arrived under the finger.
//
// The screens that all games have are here; taps_<game>.js has those of a match, as functions by the name of the C
// function that waits:
//
//     export const screens = { ask_card: (place, view) => plan };
//
// A plan is null (the place means nothing) or { keys }, or { at, wanted, toward, keys }: at(view) is the cursor, toward
// (cursor) the key that moves it; `keys` are pressed when it is at `wanted`.

import { onFrame } from "./frames.js";
import { sendKey } from "./keys.js";
import { promptKeys, textWidth } from "./prompts.js";
import { ramOf, snapshot } from "./snapshot.js";
import { waitingIn } from "./waiting.js";

const HOLD = 3; // frames that a key is down, then up: the CPC reads its keyboard once a frame
const MOVED = 30; // frames in which a cursor has moved
const MOST_MOVES = 48;
const DRAWN = 5; // frames for which a tap waits while the game draws …
const ALERT = 100; // … or shows an alert
const COLUMN = 4; // pixels

const GO_ON = { keys: ["Space"] };
const within = (value, from, to) => value >= from && value < to;

// ---- what a screen needs to know ----------------------------------------------------------------------------------

// The machine at this moment.
function viewOf(machine, { layout, words }) {
    const image = snapshot(machine);
    const stack = image && waitingIn(image, layout);
    if (!stack) return null;
    const ram = ramOf(image);
    const language = ram[layout.ADDRESS_WORDS + layout.WORDS_LANGUAGE];
    return { ram, stack, layout, widths: words.WIDTHS[language], texts: words.TEXTS[language], narrow: words.NARROW };
}

// The key in a line of text at that place, as a plan. Without `x` the text is in the middle of the screen.
export function promptAt(place, view, name, y, x = null) {
    const { layout, texts, narrow } = view;
    const words = texts[name] ?? "";
    const left = x ?? COLUMN * Math.floor((layout.SCREEN_WIDTH / COLUMN - textWidth(words, narrow)) / 2);
    if (!within(place.y, y - 2, y + layout.TEXT_STEP + 1)) return null;
    const column = (place.x - left) / COLUMN;
    const found = promptKeys(words, narrow).find(({ from, to }) => within(column, from, to));
    return found ? { keys: [found.key] } : null;
}

// One of the words of a choice (src/ui/choice.c draws them: a gap, a column, the word, a column, and so on).
export function choiceAt(place, view, choice, picked) {
    const { ram, layout, widths } = view;
    const words = ram[choice] | (ram[choice + 1] << 8);
    const top = ram[choice + layout.CHOICE_Y];
    if (!within(place.y, top - 3, top + layout.TEXT_STEP + 3)) return null;
    const gap = ram[layout.ADDRESS_CHOICE_GAP];
    let x = ram[choice + layout.CHOICE_X];
    for (let i = 0; i < ram[choice + layout.CHOICE_COUNT]; i++) {
        const end = x + gap + 2 + widths[ram[words + i]];
        if (within(place.x / COLUMN, x + gap / 2, end + gap / 2))
            return {
                at: ({ ram }) => ram[picked],
                wanted: i,
                toward: (now) => (now < i ? "ArrowRight" : "ArrowLeft"),
                keys: ["Space"],
            };
        x = end;
    }
    return null;
}

// ---- the screens of all games -------------------------------------------------------------------------------------

// A row of a list. In the options a tap on a value changes it, and a tap on a name selects its row, then types it.
function rowAt(place, view) {
    const { ram, stack, layout } = view;
    const inOptions = stack.includes("options_show");
    const prompt = promptAt(place, view, inOptions ? "KEYS_OPTIONS" : "KEYS_MENU", layout.PAGE_KEYS);
    if (prompt) return prompt;
    const field = (name) => ram[layout.ADDRESS_LIST + layout[`LIST_${name}`]];
    const [step, count] = [field("STEP"), field("COUNT")];
    const row = Math.floor((place.y - field("Y") + (step - 8) / 2) / step);
    if (!within(row, 0, count) || !within(place.x, layout.PAGE_LEFT - COLUMN, layout.PAGE_RIGHT + COLUMN)) return null;
    const selected = ram[layout.ADDRESS_LIST_AT] === row;
    const isValue = place.x > layout.SCREEN_WIDTH / 2;
    const isLast = row === count - 1;
    const keys = !inOptions || isLast ? ["Space"] : isValue ? ["ArrowRight"] : selected ? ["Space"] : [];
    return {
        at: ({ ram }) => ram[layout.ADDRESS_LIST_AT],
        wanted: row,
        toward: (now) => (now < row ? "ArrowDown" : "ArrowUp"),
        keys,
    };
}

// A page to read: the left third turns back.
function pageAt(place, view) {
    const prompt = promptAt(place, view, "KEYS_PAGES", view.layout.PAGE_KEYS);
    return prompt ?? { keys: [place.x < view.layout.SCREEN_WIDTH / 3 ? "ArrowLeft" : "ArrowRight"] };
}

const SHARED = {
    title_show: () => GO_ON,
    presentation_show: () => GO_ON,
    hall_show: () => GO_ON,
    hotseat_to: () => GO_ON,
    input_any: () => GO_ON,
    rules_show: pageAt,
    list_choose: rowAt,
    text_entry: (place, view) => promptAt(place, view, "KEYS_NAME", view.layout.PAGE_KEYS),
    dialogue_answer: (place, view) =>
        choiceAt(place, view, view.layout.ADDRESS_DIALOGUE_CHOICE, view.layout.ADDRESS_DIALOGUE_PICKED),
};

// ---- carrying out a tap -------------------------------------------------------------------------------------------

// The tests run many frames at once, so nothing here waits for a promise: a script is a generator, and each yield is a
// frame.
function* pause(frames) {
    for (; frames > 0; frames--) yield;
}

function* press(code) {
    sendKey(code, true);
    yield* pause(HOLD);
    sendKey(code, false);
    yield* pause(HOLD);
}

function* carryOut({ at, wanted, toward, keys }, look, screen) {
    const isStill = (view) => view === null || view.stack[0] === screen;
    for (let moves = 0, view = look(); at && view && at(view) !== wanted; moves++) {
        if (moves === MOST_MOVES || !isStill(view)) return;
        const before = at(view);
        yield* press(toward(before));
        for (let frames = 0; frames < MOVED; frames++) {
            view = look();
            if (view && at(view) !== before) break;
            yield;
        }
    }
    for (const key of keys) {
        const view = look();
        if (keys.length === 1 && at && (!view || !isStill(view) || at(view) !== wanted)) return;
        yield* press(key);
    }
}

export function tapsOf(machine, game) {
    const look = () => viewOf(machine, game);
    const screens = { ...SHARED, ...game.taps };
    const isAlert = (view) => view?.stack[0] === "dialogue_alert";
    const screenOf = (view) => view.stack.find((name) => screens[name]);

    // The screen below an alert stays the same; a tap meant for another screen is dropped.
    function* tap(place, seen) {
        let view = look();
        for (let frames = 0; (view === null && frames < DRAWN) || (isAlert(view) && frames < ALERT); frames++) {
            yield;
            view = look();
        }
        if (!view || isAlert(view)) return;
        const screen = screenOf(view);
        if (seen && screen !== seen) return;
        if (screen) {
            const plan = screens[screen](place, view);
            if (plan) yield* carryOut(plan, look, view.stack[0]);
        } else if (view.ram[view.layout.ADDRESS_PEOPLE] === 0) {
            yield* press("Space"); // a demonstration: any key ends it
        }
    }

    const waiting = [];
    let current = null;
    function work() {
        current ??= waiting.shift()?.() ?? null;
        if (current?.next().done) current = null;
    }
    onFrame(work);

    return {
        // The screen that waits now, or undefined.
        screen() {
            const view = look();
            return view ? view.stack.find((name) => screens[name]) : undefined;
        },
        tap(place) {
            const view = look();
            const seen = view && !isAlert(view) ? screenOf(view) : undefined;
            waiting.push(() => tap(place, seen));
        },
    };
}
