// The page where people open it: from a folder by a double-click, without a network, in a browser that lacks something.
// A visitor reads a sentence, not an error of a program.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { picturesOf } from "../../lib/emulators/program.mjs";
import { TEXTS } from "../../../tools/web/texts.js";

const text = TEXTS.en.script;

// A visitor whose browser runs `script` before the page; `hears` collects what fails.
async function withVisitor(script, body) {
    const visitor = await openVisitor({ script });
    const failures = [];
    visitor.browser.listen((event, about) => {
        if (event === "Runtime.exceptionThrown") failures.push(about.exceptionDetails.exception?.description);
    });
    await test("a visitor", () => body(visitor, failures));
    await visitor.close();
}
const notice = (visitor) => visitor.evaluate("document.getElementById('notice')?.textContent ?? ''");
const says = (visitor, ...sentences) =>
    waitUntil(async () => {
        const shown = await notice(visitor);
        return sentences.every((sentence) => shown.includes(sentence));
    });

await withVisitor("", async (visitor, failures) => {
    const { browser, evaluate } = visitor;
    await browser.open(pathToFileURL("build/page/index.html").href);
    await waitUntil(() => evaluate("document.querySelectorAll('.games a').length === 2"));
    const followed = browser.nextLoad();
    await evaluate("setTimeout(() => document.querySelector('[data-start=mille]').click()); 0");
    await followed;
    check((await evaluate("location.protocol")) === "file:", "from a folder: the menu leads to a game");
    const { isTitle } = picturesOf("mille");
    const shows = async () => {
        const picture = await visitor.picture();
        return picture.pixels.length > 0 && isTitle(picture, "cap32");
    };
    check(await waitUntil(shows), "from a folder: the game starts");
    await browser.open(`${pathToFileURL("build/page/risk-de.html").href}?tape`);
    check(await waitUntil(() => evaluate("emulatorFrame.count > 20")), "from a folder: a tape is loaded too");
    check(failures.length === 0, `from a folder: no script fails ${failures}`);
});

await withVisitor("", async (visitor, failures) => {
    const { browser, evaluate } = visitor;
    const kept = `caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).length)`;
    await visitor.open("?game=risk&lang=fr");
    await waitUntil(() => evaluate("window.emulatorFrame?.count > 0"));
    const worker = readFileSync("build/page/offline_worker.js", "utf8");
    const files = JSON.parse(worker.match(/FILES = (\[.*?\])/)[1]).length;
    check(await waitUntil(async () => (await evaluate(kept)) === files), `off line: ${files} files are kept`);
    await waitUntil(() => evaluate("navigator.serviceWorker.controller !== null"));
    await browser.page("Network.emulateNetworkConditions", {
        offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1,
    });
    await browser.page("Network.setCacheDisabled", { cacheDisabled: true });
    const visits = [["mille-de.html", "another game starts"], ["menu-it.html", "so does the menu"]];
    for (const [address, sentence] of visits) {
        await browser.open(visitor.home + address);
        const isThere = address.startsWith("menu") ? "document.querySelectorAll('.games a').length === 2"
                                                   : "window.emulatorFrame?.count > 0";
        check(await waitUntil(() => evaluate(isThere)), `off line: ${sentence}`);
    }
    check(failures.length === 0, `off line: no script fails ${failures}`);
});

await withVisitor("HTMLCanvasElement.prototype.getContext = () => null;", async (visitor, failures) => {
    await visitor.open("?game=mille&lang=en");
    check(await says(visitor, text.fails, text.noWebGl, text.otherwise, text.again), "no WebGL: a sentence says so");
    const again = visitor.browser.nextLoad();
    await visitor.evaluate("setTimeout(() => document.querySelector('#notice button').click()); 0");
    check(await again.then(() => true), "no WebGL: a button tries again");
    check(failures.length === 0, "no WebGL: nothing fails besides");
});

await withVisitor("delete window.WebAssembly;", async (visitor) => {
    await visitor.open("?game=mille&lang=en");
    check(await says(visitor, text.old), "no WebAssembly: a sentence says that the browser is too old");
});

await withVisitor("window.fetch = () => Promise.reject(new TypeError('Failed'));", async (visitor) => {
    await visitor.open("?game=risk&lang=en");
    check(await says(visitor, text.missing, text.again), "a file does not arrive: a sentence says so");
});

await withVisitor("", async (visitor) => {
    await visitor.browser.page("Network.setBlockedURLs", { urls: ["*/mille.js"] });
    await visitor.open("?game=mille&lang=en");
    check(await says(visitor, text.fails, text.missing), "the script of the page does not arrive: a sentence says so");
});

const REFUSED = `
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("refused"));`;
await withVisitor(REFUSED, async (visitor, failures) => {
    const { evaluate } = visitor;
    await visitor.open("?game=mille&lang=en");
    await waitUntil(() => evaluate("window.emulatorFrame?.count > 60"));
    await evaluate("document.getElementById('full').click()");
    check(await says(visitor, text.noFull), "full screen refused: a sentence says so");
    await evaluate("document.querySelector('[data-save]').click()");
    check(await says(visitor, text.noStorage), "storage blocked: a sentence says how to keep the match");
    check(failures.length === 0, `storage blocked: nothing fails ${failures}`);
});

const NO_FULL = "Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });";
await withVisitor(NO_FULL, async (visitor) => {
    await visitor.open("?game=mille&lang=en");
    await waitUntil(() => visitor.evaluate("window.emulatorFrame?.count > 0"));
    check(await visitor.evaluate("document.getElementById('full').hidden"), "no full screen: no button for it");
});

await withVisitor("", async (visitor) => {
    await visitor.browser.page("Emulation.setScriptExecutionDisabled", { value: true });
    await visitor.open("?game=mille&lang=fr");
    const { root } = await visitor.browser.page("DOM.getDocument", { depth: -1 });
    const { nodeId } = await visitor.browser.page("DOM.querySelector", { nodeId: root.nodeId, selector: "noscript" });
    const { outerHTML } = await visitor.browser.page("DOM.getOuterHTML", { nodeId });
    check(outerHTML.includes(TEXTS.fr.noScript), "without scripts: the page says what to do, in its language");
    await visitor.shot("page-no-script");
});

// What other programs read of a page.
await test("heads", async () => {
    for (const name of ["index", "menu-fr", "mille-de", "risk-it"]) {
        const html = readFileSync(`build/page/${name}.html`, "utf8");
        const wanted = ['http-equiv="Content-Security-Policy"', 'property="og:image"', 'property="og:title"',
                        'rel="manifest"', 'rel="apple-touch-icon"', 'name="theme-color"', 'hreflang="it"'];
        const missing = wanted.filter((part) => !html.includes(part));
        check(missing.length === 0, `${name}: policy, shared link, manifest, icon, languages ${missing}`);
        check(!/script-src[^;"]*'unsafe-(inline|eval)'/.test(html), `${name}: only the page's own scripts may run`);
    }
    const manifest = JSON.parse(readFileSync("build/page/page.webmanifest", "utf8"));
    const sizes = manifest.icons.map(({ src, sizes }) => {
        const bytes = readFileSync(`build/page/${src}`);
        return sizes === `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
    });
    check(manifest.start_url === "index.html" && sizes.every(Boolean), "the manifest names icons of their sizes");
});
