// Debian's Chromium, headless, driven over its debugging pipe without any package: JSON messages, each ended by a zero
// byte.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitForEnd } from "../../lib/emulators/machine.mjs";

const FLAGS = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--mute-audio",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
];

// Opens a browser with one empty page. `width` and `height` are the size of its window.
export async function openBrowser({ width = 1280, height = 900 } = {}) {
    const profile = mkdtempSync(join(tmpdir(), "mille-chromium-"));
    const flags = [...FLAGS, `--window-size=${width},${height}`, `--user-data-dir=${profile}`, "about:blank"];
    const browser = spawn(process.env.CHROMIUM || "chromium", flags, {
        stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    const [toBrowser, fromBrowser] = [browser.stdio[3], browser.stdio[4]];
    const waiting = new Map();
    const listeners = [];
    let lastId = 0;
    let gone = null;

    function failAll(reason) {
        gone = new Error(reason);
        for (const { reject } of waiting.values()) reject(gone);
        waiting.clear();
    }
    browser.on("error", (error) => failAll(`chromium does not start: ${error.message}`));
    const exited = new Promise((resolve) => browser.on("exit", resolve));
    exited.then((code) => failAll(`chromium has ended (exit code ${code})`));
    toBrowser.on("error", () => {});

    let pieces = [];
    fromBrowser.on("data", (data) => {
        for (let end; (end = data.indexOf(0)) >= 0; data = data.subarray(end + 1)) {
            receive(JSON.parse(Buffer.concat([...pieces, data.subarray(0, end)])));
            pieces = [];
        }
        pieces.push(data);
    });
    function receive(message) {
        if (!message.id) {
            for (const listener of listeners) listener(message.method, message.params);
            return;
        }
        const { resolve, reject } = waiting.get(message.id);
        waiting.delete(message.id);
        if (message.error) reject(new Error(message.error.message));
        else resolve(message.result);
    }
    function send(method, params = {}, sessionId = undefined) {
        return new Promise((resolve, reject) => {
            if (gone) return reject(gone);
            waiting.set(++lastId, { resolve, reject });
            toBrowser.write(JSON.stringify({ id: lastId, method, params, sessionId }) + "\0");
        });
    }

    const { targetInfos } = await send("Target.getTargets");
    const { targetId } = targetInfos.find((target) => target.type === "page");
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
    const page = (method, params) => send(method, params, sessionId);
    await page("Page.enable");
    await page("Runtime.enable");
    await page("Network.enable");

    const nextLoad = () =>
        new Promise((resolve) => listeners.push((method) => method === "Page.loadEventFired" && resolve()));

    return {
        page,
        listen: (listener) => listeners.push(listener),
        nextLoad, // resolves when the next page is loaded, for any reason
        async open(address) {
            const loaded = nextLoad();
            await page("Page.navigate", { url: address });
            await loaded;
        },
        // Runs an expression in the page, waits for it, returns its (JSON) value.
        async evaluate(expression) {
            const request = { expression, awaitPromise: true, returnByValue: true };
            const { result, exceptionDetails: error } = await page("Runtime.evaluate", request);
            if (error) throw new Error(error.exception?.description ?? error.exception?.value ?? error.text);
            return result.value;
        },
        async picture() {
            return Buffer.from((await page("Page.captureScreenshot")).data, "base64");
        },
        async close() {
            send("Browser.close").catch(() => {});
            await waitForEnd(browser, exited);
            rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
        },
    };
}
