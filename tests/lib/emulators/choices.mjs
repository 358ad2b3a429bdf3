// Where the game has drawn a choice, computed from its memory: for tests that tap it.
//
//     const { x, y } = choicePlace(ram, layout, words, 1)       the middle of the second answer, in pixels of mode 1

import { readFileSync } from "node:fs";

const COLUMN = 4; // pixels

// The module that tools/wordconv has written, without its exports.
export function widthsOf(game) {
    const text = readFileSync(`build/${game}/gen/words.js`, "utf8");
    return JSON.parse(text.match(/WIDTHS = (\[[^;]*\]);/)[1].replace(/,\s*\]/g, "]"));
}

export function choicePlace(ram, layout, widths, wanted, choice = layout.ADDRESS_DIALOGUE_CHOICE) {
    const language = ram[layout.ADDRESS_WORDS + layout.WORDS_LANGUAGE];
    const words = ram.readUInt16LE(choice);
    let x = ram[choice + layout.CHOICE_X];
    for (let i = 0; ; i++) {
        const start = x + ram[layout.ADDRESS_CHOICE_GAP];
        x = start + 2 + widths[language][ram[words + i]];
        if (i === wanted) return { x: (COLUMN * (start + x)) / 2, y: ram[choice + layout.CHOICE_Y] + 4 };
    }
}

// The middle of a row of a list; `x` is that of a value or of a name.
export function rowPlace(ram, layout, row, x = layout.SCREEN_WIDTH / 2) {
    const field = (name) => ram[layout.ADDRESS_LIST + layout[`LIST_${name}`]];
    return { x, y: field("Y") + field("STEP") * row + 4 };
}
