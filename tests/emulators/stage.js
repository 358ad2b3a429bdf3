// The page the tests put an emulator on. The emulator asks the browser for its next animation frame; here the test
// grants it, so one step is one frame of the CPC, exactly, however slow or fast this machine is. The picture is taken
// where the core hands it to WebGL: the emulator's own framebuffer, before any scaling. Nothing is drawn, which
// makes it several times faster.

import { startEmulator } from "/page/emulator.js";

let frameWanted = [];
window.requestAnimationFrame = (callback) => frameWanted.push(callback);

let frame = null; // the last picture: the arguments of texSubImage2D
for (const api of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
    api.texSubImage2D = (target, level, x, y, width, height, format, type, pixels, offset = 0) => {
        frame = { width, height, format, type, pixels, offset };
    };
    api.drawArrays = () => {};
    api.drawElements = () => {};
}

const LOWER_ROM = [0x01, 0x89, 0x7f, 0xed, 0x49, 0xc3]; // how every CPC's ROM starts
const FONT = 0x3800;

const keyboard = document.getElementById("keyboard");
const log = [];
let machine;

window.stage = {
    log,

    async start({ core, file, options }) {
        const answer = await fetch(`/image/${file}`);
        const image = new Uint8Array(await answer.arrayBuffer());
        const canvas = document.getElementById("canvas");
        machine = await startEmulator({ core, file, image, options, canvas, keyboard, sound: false, coreFolder: "/emulators/", log: (line) => log.push(line) });
        machine.resumeMainLoop();
        this.frames(0); // the main loop of the page itself, before the machine's first frame
    },

    frames(count) {
        const end = machine._get_current_frame_count() + count;
        for (let idle = 0; machine._get_current_frame_count() < end; ) {
            const before = machine._get_current_frame_count();
            const callbacks = frameWanted;
            frameWanted = [];
            for (const callback of callbacks) callback(performance.now());
            idle = machine._get_current_frame_count() === before ? idle + 1 : 0;
            if (idle > 100) throw new Error(`the emulator has stopped at frame ${before}:\n${log.slice(-10).join("\n")}`);
        }
        return machine._get_current_frame_count();
    },

    key(code, down) {
        keyboard.focus();
        keyboard.dispatchEvent(new KeyboardEvent(down ? "keydown" : "keyup", { code, key: code, bubbles: true, cancelable: true }));
    },

    // RetroPad buttons: 4 up, 5 down, 6 left, 7 right, 8 A, 0 B.
    pad(button, down) {
        machine._simulate_input(0, button, down ? 1 : 0);
    },

    // The whole picture, RGB, in base64. Each channel is off, half or full (0, 128, 255) on a CPC, whatever shade the
    // emulator gives it.
    picture() {
        if (!frame) throw new Error("no frame was shown yet");
        const { width, height, format, type, pixels, offset } = frame;
        const rgb = new Uint8Array(width * height * 3);
        const isRgb565 = format === 0x1907 && type === 0x8363;
        if (!isRgb565 && !(type === 0x1401 && format === 0x1908)) throw new Error(`unknown pixel format ${format}/${type}`);
        for (let i = 0; i < width * height; i++) {
            const pixel = pixels[offset + i];
            const channels = isRgb565
                ? [(pixel >> 11) << 3, ((pixel >> 5) & 63) << 2, (pixel & 31) << 3]
                : pixels.subarray(offset + 4 * i, offset + 4 * i + 3);
            for (let c = 0; c < 3; c++) rgb[3 * i + c] = channels[c] < 48 ? 0 : channels[c] < 176 ? 128 : 255;
        }
        return { width, height, data: base64(rgb) };
    },

    // The 256 characters of the CPC's ROM, 8 bytes each, in base64.
    font() {
        const memory = machine.HEAPU8;
        let rom = -1;
        do rom = memory.indexOf(LOWER_ROM[0], rom + 1);
        while (rom >= 0 && !LOWER_ROM.every((byte, i) => memory[rom + i] === byte));
        if (rom < 0) throw new Error("the emulator holds no ROM of a CPC");
        return base64(memory.slice(rom + FONT, rom + FONT + 8 * 256));
    },

    // The state RetroArch would save, in base64.
    state() {
        const [size, address, good] = machine.cwrap("save_state_info", "string", [])().split("|").map(Number);
        if (good !== 1) throw new Error("the emulator gives no saved state");
        return base64(machine.HEAPU8.slice(address, address + size));
    },
};

function base64(bytes) {
    let text = "";
    for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
    return btoa(text);
}
