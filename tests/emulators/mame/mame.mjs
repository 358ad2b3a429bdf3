// A CPC for tests, with the verbs of tests/emulators/chromium/cpc.mjs, in MAME: its drive turns and its tape runs in
// real time.
//
//     const cpc = await openMame({ image: "disk/mille.dsk", model: "6128" });     // models: MODELS below
//     await cpc.type('run"disc\n');
//     await cpc.frames(200);                  // 200 frames of 19 968 µs, exactly
//     await cpc.shot("build/title.png");
//     await cpc.close();

import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { built } from "../../lib/emulators/built.mjs";
import { SECOND, completeMachine, waitForEnd } from "../../lib/emulators/machine.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROMS = resolve(HERE, "../../../build/emulators/roms");
const MODELS = {
    464: { machine: ["cpc464"], firmware: "cpc464/cpc464.rom" },
    "464+ddi": { machine: ["cpc464", "-exp", "ddi1"], drive: "-flop", firmware: "cpc464/cpc464.rom" },
    6128: { machine: ["cpc6128"], drive: "-flop1", firmware: "cpc6128/cpc6128.rom" },
    "6128p": { machine: ["cpc6128p"] }, // for a .cpr, as the next one: a cartridge may have no firmware
    gx4000: { machine: ["gx4000"] },
    // With a box for expansion ROMs, which get the numbers from 1 on:
    "6128+rom": { machine: ["cpc6128", "-exp", "rom"], drive: "-flop1", firmware: "cpc6128/cpc6128.rom" },
    "464+rom": {
        machine: ["cpc464", "-exp", "ddi1", "-exp:ddi1:exp", "rom"],
        drive: "-flop",
        firmware: "cpc464/cpc464.rom",
    },
};
const FLAGS = [
    "-noreadconfig", "-video", "none", "-sound", "none", "-nothrottle", "-skip_gameinfo", "-autoboot_delay", "0"
];
const DRIVE = "upd765"; // a part of the name MAME gives the disc drive
const TOP = 37; // of the screen in a picture
const FONT = 0x3800; // in the firmware's ROM
// The three levels of a colour that the Gate Array has.
const LEVEL = Uint8Array.from({ length: 256 }, (_, level) => (level < 48 ? 0 : level < 176 ? 128 : 255));
const LK4 = 16; // the solder link for 60 Hz, as a bit of port B
const HOLD = 4; // frames a key stays down, then up

// The keyboard matrix, ten rows of eight from bit 0 on, by a PC's names for the keys; SHIFTED has the characters that
// need SHIFT.
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

function keyOf(letter) {
    if (SHIFTED[letter]) return { code: SHIFTED[letter], shift: true };
    return { code: LETTERS[letter] ?? letter.toUpperCase() };
}

function place(key) {
    const name = key.replace(/^(Key|Digit)/, "");
    const row = MATRIX.findIndex((keys) => keys.includes(name));
    if (row < 0) throw new Error(`no key is known for "${key}"`);
    return `${row} ${MATRIX[row].indexOf(name)}`;
}

function mediumOf(image, drive) {
    const option = { ".dsk": drive, ".cdt": "-cass", ".sna": "-dump", ".cpr": "-cart" }[extname(image)];
    if (!option) throw new Error(`${image}: this machine cannot use it`);
    return option;
}

// MAME shows ink 21, lime, in the colour of ink 22, pastel green: the only one of the 27 that differs from Caprice32
// and from the three levels of the Gate Array. The inks as MAME shows them:
const LIME = 21;
const PASTEL_GREEN = 22;
export const inksInMame = (inks) => inks.map((ink) => (ink === LIME ? PASTEL_GREEN : ink));

// roms: images of expansion ROMs; romPath: a folder that MAME searches for the machine's own ROMs first.
export async function openMame({ image: file, model = "6128", roms = [], romPath }) {
    const image = file && built(file);
    const { machine: options, drive, firmware } = MODELS[model];
    const work = mkdtempSync(join(tmpdir(), "mame-"));
    const media = [];
    if (image) {
        if (!existsSync(image)) throw new Error(`${image}: no such file`);
        copyFileSync(image, join(work, `image${extname(image)}`)); // MAME may write to it
        media.push(mediumOf(image, drive), `image${extname(image)}`);
    }
    roms.forEach((rom, index) => media.push(`-rom${index + 1}`, resolve(rom)));
    const program = existsSync("/usr/games/mame") ? "/usr/games/mame" : "mame";
    const paths = romPath ? `${resolve(romPath)};${ROMS}` : ROMS;
    const script = ["-rompath", paths, "-autoboot_script", join(HERE, "machine.lua")];
    const mame = spawn(program, [...options, ...media, ...FLAGS, ...script], {
        cwd: work,
        env: { ...process.env, HOME: work, SDL_VIDEODRIVER: "dummy" },
        stdio: ["pipe", "pipe", "pipe"],
    });
    const log = [];
    let waiting = null;
    let gone = null;
    function fail(reason) {
        gone = new Error(`${reason}\n${log.slice(-10).join("\n")}`);
        waiting?.reject(gone);
    }
    mame.stdin.on("error", () => {});
    mame.on("error", (error) => fail(`MAME does not start: ${error.message}`));
    const exited = new Promise((done) => mame.on("exit", done));
    exited.then((code) => fail(`MAME has ended (exit code ${code})`));
    createInterface({ input: mame.stderr }).on("line", (line) => log.push(line));
    createInterface({ input: mame.stdout }).on("line", (line) => {
        if (!line.startsWith("=")) return log.push(line);
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
    const machine = {
        core: "mame",
        // Runs `frames` frames; returns the number of frames since the start.
        async frames(frames) {
            if (frames > 0) await ask("frames", frames);
            return (count += frames);
        },
        seconds: async () => Number(await ask("time")),
        keyDown: (key) => ask("key", place(key), 1),
        keyUp: (key) => ask("key", place(key), 0),
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
        // The 256 characters of the firmware, 8 bytes each.
        font: () => readFileSync(join(ROMS, firmware)).subarray(FONT, FONT + 8 * 256),
        ram: () => bytes("ram"),
        reset: (byte) => ask("reset", byte), // by the five bytes of RST 0; all other RAM is filled with that byte
        rows: async () => Number(await ask("rows")),
        set60Hz: () => ask("ground", LK4), // the firmware notices it at the next reset
        fill: (address, count, value) => ask("fill", address, count, value),
        registers: async (...names) => (await ask("registers", ...names)).split(" ").map(Number),
        playTape: () => ask("play"),
        stopTape: () => ask("stop"),
        windTape: (seconds) => ask("wind", seconds), // from the start
        eject: () => ask("eject", DRIVE),
        // A disc or a tape. MAME's drive does not notice a disc that is inserted while the motor turns: AMSDOS stops it
        // five seconds after the last sector.
        async insert(file) {
            await cpc.frames(6 * SECOND);
            const name = `inserted${extname(file)}`;
            copyFileSync(built(file), join(work, name));
            await ask("insert", extname(file) === ".cdt" ? "cassette" : DRIVE, name);
        },
        log: async () => log,
        async close() {
            mame.stdin.end();
            await waitForEnd(mame, exited);
            rmSync(work, { recursive: true, force: true });
        },
    };
    const cpc = completeMachine(machine, { hold: HOLD, keyOf });
    await cpc.frames(1);
    return cpc;
}
