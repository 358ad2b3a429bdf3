// Which screen of the game waits for a key, read from the stack of the CPC: every screen waits inside functions that
// have called each other, and each call has left its return address there. tools/layout prints where the functions
// are.
//
//     waitingIn(image, layout)       ["list_choose", "options_show"]: the innermost function comes first
//     null                           the game draws: the stack pointer is not in the stack

import { ramOf, registerPair } from "./snapshot.js";

const SP = 0x21; // offset of the stack pointer in the header of a snapshot
const STACK = { bottom: 0xa000, top: 0xc000 };
const DEPTH = 96; // bytes of the stack that are searched
const CALL = 0xcd;
const isConditionalCall = (opcode) => (opcode & 0xc7) === 0xc4;
const isRestart = (opcode) => (opcode & 0xc7) === 0xc7;

const PREFIX = "FUNCTION_";
const functionsOf = (layout) =>
    Object.entries(layout)
        .filter(([name]) => name.startsWith(PREFIX))
        .map(([name, [start, end]]) => ({ name: name.slice(PREFIX.length).toLowerCase(), start, end }));

export function waitingIn(image, layout) {
    const ram = ramOf(image);
    const from = registerPair(image, SP);
    if (from < STACK.bottom || from >= STACK.top) return null;
    const functions = functionsOf(layout);
    const followsCall = (address) =>
        ram[address - 3] === CALL || isConditionalCall(ram[address - 3]) || isRestart(ram[address - 1]);
    const found = [];
    for (let at = from; at < Math.min(from + DEPTH, STACK.top - 1); at++) {
        const address = ram[at] | (ram[at + 1] << 8);
        const inside = functions.find(({ start, end }) => address > start && address < end);
        if (inside && followsCall(address)) found.push(inside.name);
    }
    return found;
}
