// The common interface of the emulators of tests/emulators: a CPC that a test drives frame by frame.
//
//     const cpc = completeMachine({ frames, keyDown, keyUp, picture, font }, { hold: 6, keyOf });
//     await cpc.press("Space");                          a key, down and up
//     await cpc.type('run"disc\n');
//     await cpc.shot("build/title.png");                 the last frame as PNG
//     const lines = await cpc.text();                    what the firmware has written on the screen
//     await runUntil(cpc, async () => isTitle(await cpc.picture()), 20 * SECOND);

import { writeFileSync } from "node:fs";
import { encodePng } from "./png.mjs";
import { readText } from "./screen_text.mjs";

export const SECOND = 50; // frames
const PATIENCE_MS = 5000; // until a program that does not end is killed

// Adds the verbs that are built on the emulator's own. `hold`: frames a key stays down, then up. keyOf(letter): the key
// that types it, and whether with SHIFT.
export function completeMachine(cpc, { hold, keyOf }) {
    return Object.assign(cpc, {
        async press(code, frames = hold) {
            await cpc.keyDown(code);
            await cpc.frames(frames);
            await cpc.keyUp(code);
            await cpc.frames(hold);
        },
        async type(text) {
            for (const letter of text) {
                const { code, shift = false } = keyOf(letter);
                if (shift) await cpc.keyDown("Shift");
                await cpc.press(code);
                if (shift) await cpc.keyUp("Shift");
            }
        },
        async shot(file) {
            const { width, height, pixels } = await cpc.picture();
            writeFileSync(file, encodePng(width, height, pixels));
        },
        // 25 lines of 40 columns, or of 20 in mode 0.
        async text(columns) {
            return readText(await cpc.picture(), await cpc.font(), columns);
        },
    });
}

// Runs until `arrived` is true, checking every `step` frames, `limit` frames at most. Returns whether it is.
export async function runUntil(cpc, arrived, limit, step = SECOND / 2) {
    for (let frame = 0; frame < limit; frame += step) {
        await cpc.frames(step);
        if (await arrived()) return true;
    }
    return false;
}

// Waits for a program that was told to end; `exited` resolves when it has.
export async function waitForEnd(program, exited) {
    const timer = setTimeout(() => program.kill("SIGKILL"), PATIENCE_MS);
    await exited;
    clearTimeout(timer);
}
