// Keys that the game names on its screen ("← → pages    ESC menu"): a tap on one presses it.
//
//     promptKeys("← → 1   ↑ ↓ 10   SPACE", narrow)     [{ key: "ArrowLeft", from: 0, to: 3 }, …] in columns of 4 pixels
//     textWidth("SPACE", narrow)                        its columns

import { codeOf } from "./letters.js";

const NAMED = { "←": "ArrowLeft", "→": "ArrowRight", "↑": "ArrowUp", "↓": "ArrowDown", ESC: "Escape", RETURN: "Enter" };
// An arrow, a key in capitals (each language has its own word for the space bar), or a single letter.
const TOKEN = /[←→↑↓]|\p{Lu}{3,}|(?<!\p{L})\p{Lu}(?!\p{L})/gu;

export const textWidth = (text, narrow) =>
    Array.from(text).reduce((sum, letter) => sum + (narrow.includes(letter) ? 1 : 2), 0);

const keyOf = (token) => NAMED[token] ?? (token.length === 1 ? codeOf(token) : "Space");

// A key reaches up to the next one: its explanation belongs to it.
export function promptKeys(text, narrow) {
    const tokens = Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
        key: keyOf(token),
        from: textWidth(text.slice(0, index), narrow),
    }));
    return tokens.map((token, i) => ({ ...token, to: tokens[i + 1]?.from ?? textWidth(text, narrow) + 1 }));
}
