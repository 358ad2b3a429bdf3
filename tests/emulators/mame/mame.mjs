// A CPC for tests, as tests/emulators/chromium/cpc.mjs has it, in MAME: a machine whose drive turns and whose tape runs in real time.
//
//     const cpc = await openMame({ image: "disk/mille.dsk", model: "6128" });     // or 464, 464+ddi, 6128+rom with a rom; 6128p and gx4000 with a .cpr
//     await cpc.type('run"disc\n');
//     await cpc.frames(200);                  // 200 frames of 19 968 µs, exactly
//     await cpc.shot("build/title.png");
//     await cpc.close();

import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { encodePng } from "../chromium/png.mjs";
import { readText } from "../chromium/text.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROMS = resolve(HERE, "../../../build/emulators/roms");
const MODELS = {
    464: { machine: ["cpc464"], firmware: "cpc464/cpc464.rom" },
    "464+ddi": { machine: ["cpc464", "-exp", "ddi1"], drive: "-flop", firmware: "cpc464/cpc464.rom" },
    6128: { machine: ["cpc6128"], drive: "-flop1", firmware: "cpc6128/cpc6128.rom" },
    "6128p": { machine: ["cpc6128p"] }, // these two have what is in their cartridge, which may be no firmware
    gx4000: { machine: ["gx4000"] },
    "6128+rom": { machine: ["cpc6128", "-exp", "rom"], drive: "-flop1", box: "-rom1", firmware: "cpc6128/cpc6128.rom" },
};
const FLAGS = ["-noreadconfig", "-video", "none", "-sound", "none", "-nothrottle", "-skip_gameinfo", "-autoboot_delay", "0"];
const DRIVE = "upd765"; // a part of the name MAME gives the disc drive
const SECOND = 50; // frames
const TOP = 37; // of the screen in a picture
const FONT = 0x3800; // in the firmware's ROM
const LEVEL = Uint8Array.from({ length: 256 }, (_, level) => (level < 48 ? 0 : level < 176 ? 128 : 255)); // of a colour, as the Gate Array has it
const HOLD = 4; // frames a key stays down, then up

// The matrix of keys, ten rows of eight from bit 0 on, by a PC's names for their places; what BASIC needs SHIFT for
// stands in SHIFTED.
const MATRIX = [
    "ArrowUp ArrowRight ArrowDown - - - NumpadEnter -",
    "ArrowLeft - - - - - - -",
    "Clear BracketLeft Enter BracketRight - Shift Backslash Control",
    "Caret Minus At P Semicolon Colon Slash Period",
    "0 9 O I L K M Comma",
    "8 7 U Y H J N Space",
    "6 5 R T G F B V",
    "4 3 E W S D C X",
    "1 2 Escape Q Tab A CapsLock Z",
    "Up Down Left Right Fire Fire2 - Backspace",
].map((row) => row.split(" "));
const LETTERS = { " ": "Space", "\n": "Enter", ".": "Period", ",": "Comma", "-": "Minus" };
const SHIFTED = { '"': "2", "|": "At" };

function place(key) {
    const name = key.replace(/^(Key|Digit)/, "");
    const row = MATRIX.findIndex((keys) => keys.includes(name));
    if (row < 0) throw new Error(`no key is known for "${key}"`);
    return `${row} ${MATRIX[row].indexOf(name)}`;
}

function mediumOf(image, drive) {
    const option = { ".dsk": drive, ".cdt": "-cass", ".sna": "-dump", ".cpr": "-cart" }[extname(image)];
    if (!option) throw new Error(`${image}: this machine has no place for it`);
    return option;
}

// MAME gives ink 21, lime, the colour of ink 22, pastel green: the only one of the 27 that differs from Caprice32's and from
// the Gate Array's three levels. What inks look like there:
const LIME = 21;
const PASTEL_GREEN = 22;
export const inksInMame = (inks) => inks.map((ink) => (ink === LIME ? PASTEL_GREEN : ink));

export async function openMame({ image, model = "6128", rom }) {
    const { machine, drive, box, firmware } = MODELS[model];
    const work = mkdtempSync(join(tmpdir(), "mame-"));
    const media = [];
    if (image) {
        if (!existsSync(image)) throw new Error(`${image}: no such file`);
        copyFileSync(image, join(work, `image${extname(image)}`)); // MAME may write to it
        media.push(mediumOf(image, drive), `image${extname(image)}`);
    }
    if (box) media.push(box, resolve(rom));
    const program = existsSync("/usr/games/mame") ? "/usr/games/mame" : "mame";
    const mame = spawn(program, [...machine, ...media, ...FLAGS, "-rompath", ROMS, "-autoboot_script", join(HERE, "machine.lua")], {
        cwd: work,
        env: { ...process.env, HOME: work, SDL_VIDEODRIVER: "dummy" },
        stdio: ["pipe", "pipe", "pipe"],
    });
    const said = [];
    let waiting = null;
    let gone = null;
    function fail(why) {
        gone = new Error(`${why}\n${said.slice(-10).join("\n")}`);
        waiting?.reject(gone);
    }
    mame.stdin.on("error", () => {});
    mame.on("error", (error) => fail(`MAME does not start: ${error.message}`));
    const exited = new Promise((done) => mame.on("exit", done));
    exited.then((code) => fail(`MAME has ended (exit code ${code})`));
    createInterface({ input: mame.stderr }).on("line", (line) => said.push(line));
    createInterface({ input: mame.stdout }).on("line", (line) => {
        if (!line.startsWith("=")) return said.push(line);
        const { done, reject } = waiting;
        waiting = null;
        if (line.startsWith("=!")) reject(new Error(line.slice(2)));
        else done(line.slice(1));
    });
    const ask = (...words) =>
        new Promise((done, reject) => {
            if (gone) return reject(gone);
            waiting = { done, reject };
            mame.stdin.write(`${words.join(" ")}\n`);
        });
    async function bytes(command) {
        await ask(command, `${command}.raw`);
        return readFileSync(join(work, `${command}.raw`));
    }

    let count = 0;
    const cpc = {
        core: "mame",
        // Runs `frames` frames; returns the number of frames since the start.
        async frames(frames) {
            if (frames > 0) await ask("frames", frames);
            return (count += frames);
        },
        seconds: async () => Number(await ask("time")),
        keyDown: (key) => ask("key", place(key), 1),
        keyUp: (key) => ask("key", place(key), 0),
        async press(key, hold = HOLD) {
            await cpc.keyDown(key);
            await cpc.frames(hold);
            await cpc.keyUp(key);
            await cpc.frames(HOLD);
        },
        async type(text) {
            for (const letter of text) {
                if (SHIFTED[letter]) await cpc.keyDown("Shift");
                await cpc.press(SHIFTED[letter] ?? LETTERS[letter] ?? letter.toUpperCase());
                if (SHIFTED[letter]) await cpc.keyUp("Shift");
            }
        },
        joystick: (direction, hold) => cpc.press(direction, hold),
        // The last frame: { width, height, pixels }, 3 bytes a pixel, each channel 0, 128 or 255.
        async picture() {
            const raw = await bytes("picture");
            const pixels = Buffer.alloc((raw.length / 4) * 3);
            for (let from = 0, to = 0; from < raw.length; from += 4, to += 3) {
                pixels[to] = LEVEL[raw[from + 2]];
                pixels[to + 1] = LEVEL[raw[from + 1]];
                pixels[to + 2] = LEVEL[raw[from]];
            }
            return { width: 768, height: raw.length / 4 / 768, top: TOP, pixels };
        },
        async shot(file) {
            const { width, height, pixels } = await cpc.picture();
            writeFileSync(file, encodePng(width, height, pixels));
        },
        // What the firmware has written on the screen: 25 lines of 40 columns, or of 20 in mode 0.
        async text(columns) {
            return readText(await cpc.picture(), readFileSync(join(ROMS, firmware)).subarray(FONT, FONT + 8 * 256), columns);
        },
        ram: () => bytes("ram"),
        reset: (byte) => ask("reset", byte), // the five bytes of RST 0 do it, and all the other RAM is full of that one
        fill: (address, count, value) => ask("fill", address, count, value), // memory
        registers: async (...names) => (await ask("registers", ...names)).split(" ").map(Number),
        playTape: () => ask("play"),
        stopTape: () => ask("stop"),
        windTape: (seconds) => ask("wind", seconds), // from the start
        eject: () => ask("eject", DRIVE),
        // A disc or a tape. MAME's drive does not notice a disc that is put in while the motor turns: AMSDOS stops it
        // five seconds after the last sector.
        async insert(file) {
            await cpc.frames(6 * SECOND);
            const name = `inserted${extname(file)}`;
            copyFileSync(file, join(work, name));
            await ask("insert", extname(file) === ".cdt" ? "cassette" : DRIVE, name);
        },
        log: async () => said,
        async close() {
            mame.stdin.end();
            const slow = setTimeout(() => mame.kill("SIGKILL"), 5000);
            await exited;
            clearTimeout(slow);
            rmSync(work, { recursive: true, force: true });
        },
    };
    await cpc.frames(1);
    return cpc;
}
