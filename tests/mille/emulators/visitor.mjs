// A visitor of the page: a browser of some size, with or without a touch screen, in which the page is open and its picture can be seen.

import { readFileSync, writeFileSync } from "node:fs";
import { openBrowser } from "../../emulators/chromium.mjs";
import { serve } from "../../../tools/web/server.mjs";

const PATIENCE_MS = 120_000; // a machine that is busy with other tests draws few frames a second
const WATCH = readFileSync(new URL("../../emulators/frame.js", import.meta.url), "utf8");
const REFUSE = ";window.confirm = () => false;"; // a question would wait for ever

// Answers true as soon as `arrived` does, looking twice a second.
export async function waitUntil(arrived) {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 500))) if (await arrived()) return true;
    return false;
}

export async function openVisitor({ width = 1280, height = 800, ratio = 1, touch = false, script = "" } = {}) {
    const server = await serve({ "/": "build/page" }, 0);
    const home = `http://127.0.0.1:${server.port}/`;
    const browser = await openBrowser({ width, height });
    await browser.page("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: ratio, mobile: touch });
    await browser.page("Emulation.setTouchEmulationEnabled", { enabled: touch });
    await browser.page("Page.addScriptToEvaluateOnNewDocument", { source: WATCH + REFUSE + script });
    const { evaluate } = browser;
    return {
        browser,
        home,
        evaluate,
        // The emulator's own picture; empty before the first.
        async picture() {
            const { width, height, data } = await evaluate("emulatorFrame.last ? emulatorFrame.picture() : { data: '' }");
            return { width, height, pixels: Buffer.from(data, "base64") };
        },
        // Lets the CPC do so many frames.
        async frames(count) {
            await evaluate(`new Promise((resolve) => {
                const end = emulatorFrame.count + ${count};
                const look = () => (emulatorFrame.count >= end ? resolve() : setTimeout(look, 10));
                look();
                setTimeout(resolve, ${PATIENCE_MS});
            })`);
        },
        async key(type, code, key, number, modifiers = 0) {
            await browser.page("Input.dispatchKeyEvent", { type, code, key, windowsVirtualKeyCode: number, modifiers });
        },
        async shot(name) {
            writeFileSync(`build/tests/${name}.png`, await browser.picture());
        },
        async close() {
            await browser.close();
            server.close();
        },
    };
}
