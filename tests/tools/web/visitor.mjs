// A visitor of the page: a browser of some size, with or without a touch screen, that shows the page.
//
//     const visitor = await openVisitor({ width: 390, height: 844, ratio: 3, touch: true });
//     await visitor.open("?game=risk&lang=de");
//     await visitor.tap(".fire");                   a tap on the middle of an element
//     const ram = await visitor.ram();              the machine's memory
//     await visitor.close();

import { readFileSync, writeFileSync } from "node:fs";
import { openBrowser } from "../../emulators/chromium/chromium.mjs";
import { serve } from "../../../tools/web/server.mjs";

const FRAME_WIDTH = 384, SCREEN_LEFT = 32, SCREEN_TOP = 41; // of Caprice32's picture, in pixels of mode 1
export const SNAPSHOT_HEADER = 256;
const PATIENCE_MS = 120_000; // a machine that is busy with other tests draws few frames a second
const WATCH = readFileSync(new URL("../../emulators/chromium/frame.js", import.meta.url), "utf8");
// The page's questions are recorded and answered at once: with the second answer if the session's `answer` is "yes",
// otherwise with the first, which loses nothing. With "wait" they wait for a tap or a key.
const ANSWER = `;window.questions = [];
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function () {
    questions.push(this.querySelector("p").textContent);
    if (sessionStorage.answer === "wait") return showModal.call(this);
    this.show();
    this.close(sessionStorage.answer ?? "");
};`;

// The emulator of the page, for the tests.
const MACHINE = `;let startMachine;
Object.defineProperty(window, "EJS_Runtime", {
    get: () => async (settings) => (window.machine = await startMachine(settings)),
    set: (start) => (startMachine = start),
});`;

// Waits until `arrived` is true, checking twice a second. While another page is loading it may fail: that counts as
// false.
export async function waitUntil(arrived) {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
        if (await Promise.resolve().then(arrived).catch(() => false)) return true;
        await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return false;
}

export async function openVisitor({ width = 1280, height = 800, ratio = 1, touch = false, script = "" } = {}) {
    const server = await serve({ "/": "build/page" }, 0);
    const home = `http://127.0.0.1:${server.port}/`;
    const browser = await openBrowser({ width, height });
    await resize({ width, height, ratio, touch });
    await browser.page("Page.addScriptToEvaluateOnNewDocument", { source: WATCH + MACHINE + ANSWER + script });
    const { evaluate } = browser;
    let held = false;

    // Another device, from the next page load on.
    async function resize({ width, height, ratio = 1, touch = false }) {
        await browser.page(
            "Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor : ratio, mobile : touch }
        );
        await browser.page("Emulation.setTouchEmulationEnabled", { enabled: touch });
    }
    // As short as possible: the page makes it long enough for the CPC.
    async function tapAt(x, y) {
        await browser.page("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
        await browser.page("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
    const rectangle = (selector) => evaluate(`document.querySelector("${selector}").getBoundingClientRect().toJSON()`);

    return {
        browser,
        home,
        evaluate,
        resize,
        rectangle,
        // ?game=risk&lang=de is the page that index.html leads to.
        open(address) {
            const asked = new URLSearchParams(address.startsWith("?") ? address : "");
            const [game, language] = [asked.get("game") ?? "menu", asked.get("lang")];
            const direct = language && !asked.has("tape") ? `${game}-${language}.html` : address;
            return browser.open(home + direct);
        },
        async tap(selector) {
            const { left, top, right, bottom } = await rectangle(selector);
            await tapAt((left + right) / 2, (top + bottom) / 2);
        },
        // A mouse click on a button: a browser does some things only for real input.
        async press(id) {
            const { left, top, right, bottom } = await rectangle(`#${id}`);
            const at = { x: (left + right) / 2, y: (top + bottom) / 2, button: "left", clickCount: 1 };
            for (const type of ["mousePressed", "mouseReleased"])
                await browser.page("Input.dispatchMouseEvent", { type, ...at });
        },
        // A tap on a pixel of the CPC's screen, in mode 1.
        async tapPixel(x, y) {
            const { left, top, right } = await rectangle("#canvas");
            const scale = (right - left) / FRAME_WIDTH;
            await tapAt(left + (SCREEN_LEFT + x) * scale, top + (SCREEN_TOP + y) * scale);
        },
        answer : (answer) => evaluate(`sessionStorage.answer = "${answer}"`),
        questions : () => evaluate("questions.splice(0).join('|')"),
        // From here on the CPC runs only the frames that are asked for; nothing is drawn.
        async hold() {
            held = true;
            await evaluate("emulatorFrame.draws = false");
            await evaluate("cpc.setSpeed(0)");
        },
        // The machine's memory. The page saves the match as if it were left.
        async ram() {
            await evaluate("dispatchEvent(new Event('pagehide')), undefined");
            const image = await evaluate("emulatorFrame.base64(cpc.snapshot() ?? [])");
            return Buffer.from(image, "base64").subarray(SNAPSHOT_HEADER);
        },
        // The function of the game that waits for a key (tools/web/taps.js), "" if none does.
        screen : () => evaluate("cpc.screen() ?? ''"),
        // A key of the keyboard, down and up, with frames of the CPC between.
        async type(code, key, number) {
            await this.key("keyDown", code, key, number);
            await this.frames(6);
            await this.key("keyUp", code, key, number);
            await this.frames(6);
        },
        // The emulator's own picture; empty before the first frame.
        async picture() {
            const { width, height, data } = await evaluate("emulatorFrame.last ? emulatorFrame.picture() : { data: '' }"
            );
            return { width, height, pixels: Buffer.from(data, "base64") };
        },
        // Runs so many frames of the CPC.
        async frames(count) {
            if (held) return evaluate(`cpc.runFrames(${count})`);
            await evaluate(`new Promise((resolve) => {
                const end = emulatorFrame.count + ${count};
                const poll = () => (emulatorFrame.count >= end ? resolve() : setTimeout(poll, 10));
                poll();
                setTimeout(resolve, ${PATIENCE_MS});
            })`);
        },
        async key(type, code, key, number, modifiers = 0) {
            await browser.page("Input.dispatchKeyEvent", { type, code, key, windowsVirtualKeyCode: number, modifiers });
        },
        async shot(name) { writeFileSync(`build/tests/${name}.png`, await browser.picture()); },
        async close() {
            await browser.close();
            server.close();
        },
    };
}
