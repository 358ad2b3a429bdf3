// A CPC for tests: a real emulator in a headless browser, one frame at a time.
//
//     const cpc = await openCpc({ image: "disk/mille-en.cdt", model: "464" });
//     await cpc.frames(200);                  // 200 frames of 19 968 µs, exactly
//     await cpc.press("Space");               // a key, by its place on a PC keyboard (KeyboardEvent.code)
//     await cpc.shot("build/title.png");      // the emulator's framebuffer, unscaled
//     const ram = await cpc.ram();            // the 64 KB (or 128 KB) of the machine
//     await cpc.close();
//
// tests/lib/emulators/machine.mjs has the verbs that MAME has too.
//
// .sna, .cdt and .cpr (model "6128+") run in Caprice32, .dsk in CrocoDS (Caprice32's WebAssembly build cannot open
// disks).

import { basename, dirname, extname, resolve } from "node:path";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openBrowser } from "./chromium.mjs";
import { built } from "../../lib/emulators/built.mjs";
import { completeMachine } from "../../lib/emulators/machine.mjs";
import { serve } from "../../../tools/web/server.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, "../../..");
const HOLD = 6; // frames a key stays down, then up: the firmware scans the keyboard once a frame and debounces

function optionsOf(core, model, layout) {
    if (core !== "cap32") return {};
    const plus = model === "6128+";
    return {
        cap32_model: plus ? "6128+ (experimental)" : model,
        cap32_gfx_colors: plus ? "24bit" : "16bit", // a Plus in 24 bits alone
        cap32_ram: model.startsWith("6128") ? "128" : "64",
        cap32_lang_layout: layout,
        cap32_statusbar: "disabled",
        cap32_scr_intensity: "10",
        cap32_retrojoy0: "joystick_port1",
    };
}

export async function openCpc({ image: file, model = "6128", layout = "english", sound = false }) {
    const image = built(file);
    const core = extname(image) === ".dsk" ? "crocods" : "cap32";
    if (!existsSync(image)) throw new Error(`${image}: no such file`);
    const mounts = {
        "/tests/": HERE,
        "/page/": `${ROOT}/tools/web`,
        "/emulators/": `${ROOT}/build/emulators`,
        "/image/": dirname(resolve(image)),
    };
    const server = await serve(mounts, 0);
    const browser = await openBrowser();
    const call = (name, ...args) =>
        browser.evaluate(`stage.${name}(${args.map((arg) => JSON.stringify(arg)).join()})`);
    await browser.open(`http://127.0.0.1:${server.port}/tests/stage.html`);

    let font = null;
    const machine = {
        core,
        // Runs `count` frames; returns the number of frames since the start.
        frames: (count) => call("frames", count),
        keyDown: (code) => call("key", code, true),
        keyUp: (code) => call("key", code, false),
        async joystick(direction, hold = HOLD) {
            const button = { Up: 4, Down: 5, Left: 6, Right: 7, Fire: 8, Fire2: 0 }[direction];
            await call("pad", button, true);
            await cpc.frames(hold);
            await call("pad", button, false);
            await cpc.frames(HOLD);
        },
        // The last frame: { width, height, pixels }, 3 bytes a pixel.
        async picture() {
            const { width, height, data } = await call("picture");
            return { width, height, pixels: Buffer.from(data, "base64") };
        },
        // The sound since the last call, if it was opened with sound: 44 100 samples a second, from -1 to 1.
        async sound() {
            const bytes = Buffer.from(await call("sound"), "base64");
            return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
        },
        // The 256 characters of the firmware, 8 bytes each.
        font: async () => (font ??= Buffer.from(await call("font"), "base64")),
        // The disc in the drive with what was written on it, as a .dsk file (CrocoDS only).
        disc: async () => Buffer.from(await call("disc"), "base64"),
        // The machine as a .sna file.
        async snapshot() {
            const state = Buffer.from(await call("state"), "base64");
            const start = state.indexOf("MV - SNA");
            if (start < 0) throw new Error("the saved state holds no snapshot");
            return state.subarray(start);
        },
        async ram() {
            const snapshot = await cpc.snapshot();
            return snapshot.subarray(256, 256 + 1024 * snapshot.readUInt16LE(0x6b));
        },
        log: () => browser.evaluate("stage.log"),
        async close() {
            await browser.close();
            server.close();
        },
    };
    const cpc = completeMachine(machine, { hold: HOLD, keyOf });
    try {
        await call("start", { core, file: basename(image), options: optionsOf(core, model, layout), sound });
    } catch (error) {
        await cpc.close();
        throw error;
    }
    return cpc;
}

// Letters, digits and spaces, as on a QWERTY keyboard.
function keyOf(letter) {
    if (/[a-z]/i.test(letter)) return { code: `Key${letter.toUpperCase()}` };
    if (/[0-9]/.test(letter)) return { code: `Digit${letter}` };
    const code = { " ": "Space", "\n": "Enter", ",": "Comma", ".": "Period" }[letter];
    if (!code) throw new Error(`no key is known for "${letter}"`);
    return { code };
}
