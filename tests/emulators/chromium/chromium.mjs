// Debian's Chromium, headless, driven over its debugging pipe. No package needed: one JSON message after another,
// each closed by a zero byte.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
    const browser = spawn(process.env.CHROMIUM || "chromium", [...FLAGS, `--window-size=${width},${height}`, `--user-data-dir=${profile}`, "about:blank"], {
        stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    const [toBrowser, fromBrowser] = [browser.stdio[3], browser.stdio[4]];
    const waiting = new Map();
    const listeners = [];
    let lastId = 0;
    let gone = null;

    function everythingFails(why) {
        gone = new Error(why);
        for (const { reject } of waiting.values()) reject(gone);
        waiting.clear();
    }
    browser.on("error", (error) => everythingFails(`chromium does not start: ${error.message}`));
    const exited = new Promise((resolve) => browser.on("exit", resolve));
    exited.then((code) => everythingFails(`chromium has ended (exit code ${code})`));
    toBrowser.on("error", () => {});

    let pieces = [];
    fromBrowser.on("data", (data) => {
        for (let end; (end = data.indexOf(0)) >= 0; data = data.subarray(end + 1)) {
            hear(JSON.parse(Buffer.concat([...pieces, data.subarray(0, end)])));
            pieces = [];
        }
        pieces.push(data);
    });
    function hear(message) {
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

    const loads = () => new Promise((resolve) => listeners.push((method) => method === "Page.loadEventFired" && resolve()));

    return {
        page,
        listen: (listener) => listeners.push(listener),
        loads, // waits for the next page that is loaded, by whomever
        async open(address) {
            const loaded = loads();
            await page("Page.navigate", { url: address });
            await loaded;
        },
        // Runs an expression in the page, waits for it, returns its (JSON) value.
        async evaluate(expression) {
            const { result, exceptionDetails: error } = await page("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
            if (error) throw new Error(error.exception?.description ?? error.exception?.value ?? error.text);
            return result.value;
        },
        async picture() {
            return Buffer.from((await page("Page.captureScreenshot")).data, "base64");
        },
        async close() {
            send("Browser.close").catch(() => {});
            const slow = setTimeout(() => browser.kill("SIGKILL"), 5000);
            await exited;
            clearTimeout(slow);
            rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
        },
    };
}
