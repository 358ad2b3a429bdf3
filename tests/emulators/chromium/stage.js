// The page on which the tests run an emulator. The emulator asks the browser for its next animation frame; here the
// test runs it, so one step is exactly one frame of the CPC, however slow or fast this machine is. frame.js takes the
// pictures.

import { startEmulator } from "/page/emulator.js";

let callbacks = []; // of the next animation frame
window.requestAnimationFrame = (callback) => callbacks.push(callback);

emulatorFrame.draws = false;

const LOWER_ROM = [0x01, 0x89, 0x7f, 0xed, 0x49, 0xc3]; // the first bytes of every CPC's ROM
const FONT = 0x3800;
const TRACKS = 40, TRACK_BYTES = 0x1300, DISC_HEAD = 256; // of our .dsk images

const keyboard = document.getElementById("keyboard");
const log = [];
let machine;
let inserted; // the image as it was loaded

function beginsWith(memory, at, text) {
    return Array.from(text, (letter) => letter.charCodeAt(0)).every((code, i) => memory[at + i] === code);
}

// Where the tracks of the disc in the drive are in the emulator's memory, which also holds a copy of the whole file.
function tracksInMemory(memory) {
    const isTrack = (at, number) => beginsWith(memory, at, "Track-Info") && memory[at + 16] === number;
    for (let at = memory.indexOf(84); at >= 0; at = memory.indexOf(84, at + 1)) {
        if (!isTrack(at, 0) || beginsWith(memory, at - DISC_HEAD, "EXTENDED")) continue;
        const numbers = Array.from({ length: TRACKS }, (_, track) => track);
        if (numbers.every((track) => isTrack(at + track * TRACK_BYTES, track))) return at;
    }
    throw new Error("the emulator holds no disc");
}

window.stage = {
    log,

    async start({ core, file, options, sound }) {
        if (sound) recorder.install();
        const answer = await fetch(`/image/${file}`);
        const image = new Uint8Array(await answer.arrayBuffer());
        inserted = image;
        const canvas = document.getElementById("canvas");
        const coreFolder = "/emulators/";
        const settings = { core, file, image, options, canvas, keyboard, sound, coreFolder };
        machine = await startEmulator({ ...settings, log: (line) => log.push(line) });
        machine.resumeMainLoop();
        this.frames(0); // the main loop of the page itself, before the machine's first frame
    },

    frames(count) {
        const end = machine._get_current_frame_count() + count;
        for (let idle = 0; machine._get_current_frame_count() < end; ) {
            const before = machine._get_current_frame_count();
            for (const callback of callbacks.splice(0)) callback(performance.now());
            recorder.step();
            idle = machine._get_current_frame_count() === before ? idle + 1 : 0;
            if (idle > 100)
                throw new Error(`the emulator has stopped at frame ${before}:\n${log.slice(-10).join("\n")}`);
        }
        return machine._get_current_frame_count();
    },

    key(code, down) {
        keyboard.focus();
        const about = { code, key: code, bubbles: true, cancelable: true };
        keyboard.dispatchEvent(new KeyboardEvent(down ? "keydown" : "keyup", about));
    },

    // RetroPad buttons: 4 up, 5 down, 6 left, 7 right, 8 A, 0 B.
    pad(button, down) {
        machine._simulate_input(0, button, down ? 1 : 0);
    },

    picture: () => emulatorFrame.picture(),

    // The sound since the last call: recorder.js.
    sound: () => recorder.take(),

    // The 256 characters of the CPC's ROM, 8 bytes each, in base64.
    font() {
        const memory = machine.HEAPU8;
        let rom = -1;
        do rom = memory.indexOf(LOWER_ROM[0], rom + 1);
        while (rom >= 0 && !LOWER_ROM.every((byte, i) => memory[rom + i] === byte));
        if (rom < 0) throw new Error("the emulator holds no ROM of a CPC");
        return emulatorFrame.base64(memory.slice(rom + FONT, rom + FONT + 8 * 256));
    },

    // The disc in CrocoDS's drive with what was written on it, as a .dsk in base64. It never writes a file itself.
    disc() {
        const memory = machine.HEAPU8, tracks = tracksInMemory(memory);
        const bytes = new Uint8Array(DISC_HEAD + TRACKS * TRACK_BYTES);
        bytes.set(inserted.subarray(0, DISC_HEAD));
        bytes.set(memory.subarray(tracks, tracks + TRACKS * TRACK_BYTES), DISC_HEAD);
        return emulatorFrame.base64(bytes);
    },

    // The state RetroArch would save, in base64.
    state() {
        const [size, address, good] = machine.cwrap("save_state_info", "string", [])().split("|").map(Number);
        if (good !== 1) throw new Error("the emulator gives no saved state");
        return emulatorFrame.base64(machine.HEAPU8.slice(address, address + size));
    },
};
