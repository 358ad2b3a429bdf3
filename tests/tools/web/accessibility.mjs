// The page for everybody: axe finds no barrier on any page, in windows and on phones; nothing moves while it loads; a
// game takes at most 1.6 MB over the wire.

import { readFileSync } from "node:fs";
import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const AXE = readFileSync("tools/web/node_modules/axe-core/axe.min.js", "utf8");
const WIRE = 1_600_000; // bytes
const SHIFT = 0.1; // Google's limit for a good page
const WINDOW = { width: 1280, height: 800 }, PHONE = { width: 390, height: 844, ratio: 3, touch: true };
const RECORDER = `window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value)))
        .observe({ type: "layout-shift", buffered: true });`;

const visitor = await openVisitor({ script: RECORDER });
const { browser, evaluate } = visitor;
await browser.page("Network.setBypassServiceWorker", { bypass: true }); // it would send what it keeps
let wire = 0;
browser.listen((event, about) => event === "Network.loadingFinished" && (wire += about.encodedDataLength));

async function tryAxe(name) {
    await evaluate(`${AXE}; 0`);
    const found = await evaluate(`axe.run().then(({ violations }) => violations.map(
        ({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 80)).join(" | ")))`);
    check(found.length === 0, `${name}: axe finds nothing ${found.join("; ")}`);
}

async function tryPage(name, size) {
    await visitor.resize(size);
    await browser.page("Network.clearBrowserCache");
    wire = 0;
    await browser.open(`${visitor.home}${name}.html`);
    const device = size.touch ? `${name}, phone` : name;
    if (!name.startsWith("menu") && name !== "index") {
        check(await waitUntil(() => evaluate("window.emulatorFrame?.count > 60")), `${device}: the game starts`);
        const sent = wire;
        check(sent > 1_000_000 && sent <= WIRE, `${device}: at most ${WIRE} bytes over the wire (${sent})`);
        await evaluate("cpc.setSpeed(0)");
    }
    const shift = await evaluate("shift");
    check(shift < SHIFT, `${device}: layout shift is less than ${SHIFT} (${shift.toFixed(3)})`);
    await tryAxe(device);
}

for (const code of ["fr", "en", "de", "it"]) {
    await test(code, () => tryPage(`menu-${code}`, code === "fr" ? PHONE : WINDOW));
    for (const game of ["mille", "risk"])
        await test(code, async () => {
            await browser.open(`${visitor.home}manual/${game}-${code}.html`);
            await tryAxe(`manual of ${game}, ${code}`);
            const links = await evaluate("[...document.querySelectorAll('body > nav a')].map((link) => link.href)");
            const answers = await Promise.all(links.map((link) => fetch(link).then(({ status }) => status)));
            const isGood = links[0].endsWith(`/${game}-${code}.html`) && answers.length === 5;
            check(isGood && answers.every((status) => status === 200), `manual of ${game}, ${code}: leads to the game`);
            const bare = await evaluate("document.querySelectorAll('figure img:is([alt=\"\"], :not([alt]))').length");
            check(bare === 0, `manual of ${game}, ${code}: every picture of a screen has a text`);
        });
}
for (const [name, size] of [["mille-fr", WINDOW], ["risk-en", WINDOW], ["mille-de", PHONE], ["risk-it", PHONE]])
    await test(name, () => tryPage(name, size));
await visitor.close();
