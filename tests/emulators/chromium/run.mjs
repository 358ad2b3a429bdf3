#!/usr/bin/env node
// Runs one image in a real CPC emulator and executes commands, frame by frame.

import { writeFileSync } from "node:fs";
import { openCpc } from "./cpc.mjs";

const USAGE = `usage: node tests/emulators/chromium/run.mjs IMAGE [OPTIONS] COMMAND...

OPTIONS  --model 464|664|6128  --layout english|french|spanish

IMAGE    .sna and .cdt run in Caprice32 (a .cdt is started by itself, with |TAPE and RUN"), .dsk in CrocoDS
COMMAND  is one argument each, executed in order:
  "wait N"                N frames (a frame is 19 968 microseconds of the CPC), counted exactly
  "press CODE [N]"        a key down for N frames (6), then up for 6. CODE is its place on a PC keyboard, as in the
                          browser's KeyboardEvent.code: KeyA, Digit1, Space, Enter, ArrowLeft, Escape...
  "down CODE", "up CODE"  a key without waiting
  "type TEXT"             letters, digits and spaces, one after the other
  "joy DIRECTION [N]"     joystick 1: Up Down Left Right Fire Fire2
  "shot FILE.png"         the emulator's framebuffer as it is (Caprice32: 768 x 272, a mode 1 pixel is 2 x 1,
                          the 320 x 200 screen starts at 64, 41), each channel 0, 128 or 255
  "text"                  what the firmware has written, 25 lines of mode 1
  "ram ADDRESS N"         N bytes of RAM in hexadecimal; ADDRESS as 0x4000
  "sna FILE.sna"          the machine as a snapshot
  "dsk FILE.dsk"          the disc in the drive, as it was written (CrocoDS only, which writes no file itself)
  "log"                   the emulator's messages
The emulators must be unpacked: make emulators`;

function wrong(text) {
    console.error(`${text}\n\n${USAGE}`);
    process.exit(2);
}

function number(text) {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 0) throw new Error(`"${text}" is not a number`);
    return value;
}

const frames = (text) => (text === undefined ? undefined : number(text));

const COMMANDS = {
    wait: (cpc, count) => cpc.frames(number(count)),
    press: (cpc, code, hold) => cpc.press(code, frames(hold)),
    down: (cpc, code) => cpc.keyDown(code),
    up: (cpc, code) => cpc.keyUp(code),
    type: (cpc, ...words) => cpc.type(words.join(" ")),
    joy: (cpc, direction, hold) => cpc.joystick(direction, frames(hold)),
    shot: (cpc, file) => cpc.shot(file),
    async text(cpc) {
        console.log((await cpc.text()).join("\n"));
    },
    async ram(cpc, address, count) {
        const ram = await cpc.ram();
        console.log(ram.subarray(number(address), number(address) + number(count)).toString("hex"));
    },
    async sna(cpc, file) {
        writeFileSync(file, await cpc.snapshot());
    },
    async dsk(cpc, file) {
        writeFileSync(file, await cpc.disc());
    },
    async log(cpc) {
        console.log((await cpc.log()).join("\n"));
    },
};

const [image, ...rest] = process.argv.slice(2);
if (!image || image.startsWith("-")) wrong("which image?");
const settings = { image };
while (rest[0]?.startsWith("--")) {
    const [name, value] = rest.splice(0, 2);
    if (!["--model", "--layout"].includes(name) || !value) wrong(`unknown option ${name}`);
    settings[name.slice(2)] = value;
}
const steps = rest.map((line) => line.trim().split(/\s+/));
for (const [verb] of steps) if (!COMMANDS[verb]) wrong(`unknown command "${verb}"`);

let cpc;
try {
    cpc = await openCpc(settings);
    for (const [verb, ...args] of steps) await COMMANDS[verb](cpc, ...args);
} catch (error) {
    console.error(error.message);
    process.exitCode = 1;
} finally {
    await cpc?.close();
}
