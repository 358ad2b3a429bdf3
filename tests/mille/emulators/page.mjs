// The page as a player meets it, in real time: it opens, the canvas shows the title, a key reaches the game, and nothing
// is asked of any other machine. A visitor of each language gets the page and the game in it.

import { isTitle } from "./match.mjs";
import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../../emulators/tap.mjs";
import { TEXTS } from "../../../tools/web/texts.js";

const visitor = await openVisitor();
const { browser, home } = visitor;
const asked = [];
const failures = [];
browser.listen((event, about) => {
    if (event === "Network.requestWillBeSent") asked.push(about.request.url);
    if (event === "Runtime.exceptionThrown") failures.push(about.exceptionDetails.exception?.description ?? about.exceptionDetails.text);
});

async function story() {
    await browser.open(home);
    const title = await waitUntil(async () => {
        const shown = await visitor.picture();
        return shown.pixels.length > 0 && isTitle(shown, "cap32");
    });
    if (!check(title, "the canvas shows the title")) return;
    await visitor.key("keyDown", "Space", " ", 32);
    await visitor.frames(8);
    await visitor.key("keyUp", "Space", " ", 32);
    check(await waitUntil(async () => !isTitle(await visitor.picture(), "cap32")), "SPACE reaches the game: the title gives way to the menu");
    check((await browser.evaluate("document.getElementById('notice').textContent")) === "", "the page complains of nothing");
    check(failures.length === 0, `no script fails ${failures.join("; ")}`);
    const links = await browser.evaluate(`Promise.all([...document.querySelectorAll("a[download], [data-manual=html]")].map(async (a) => (await fetch(a.href, { method: "HEAD" })).status))`);
    check(links.length === 4 && links.every((status) => status === 200), "the three images and the manual can be fetched");
    const away = asked.filter((address) => !address.startsWith(home) && !address.startsWith("data:"));
    check(away.length === 0, `no request leaves localhost ${away.join(" ")}`);
}

// A browser of that language, and one whose language the game does not speak.
async function openIn(tag) {
    await browser.page("Emulation.setUserAgentOverride", { userAgent: await browser.evaluate("navigator.userAgent"), acceptLanguage: tag });
    asked.length = 0;
    await browser.open(home);
    return await browser.evaluate("({ lang: document.documentElement.lang, words: document.body.innerText, empty: document.querySelectorAll('[data-text]:empty').length })");
}

const words = (texts) => Object.values(texts).flat(2);

async function languages() {
    const shape = (texts) => JSON.stringify(Object.entries(texts).map(([key, value]) => [key, value.length > 0 && (Array.isArray(value) ? value.length : 1)]));
    check(new Set(Object.values(TEXTS).map(shape)).size === 1, "the four tables of the page's words have the same keys, none of them empty");
    for (const [tag, code] of [["fr-FR", "fr"], ["en-GB", "en"], ["de-AT", "de"], ["it-IT", "it"], ["pt-BR", "en"]]) {
        const page = await openIn(tag);
        const own = new Set(words(TEXTS[code]));
        const others = Object.values(TEXTS).flatMap((texts) => [texts.keyboard, texts.full, texts.joystick, texts.elsewhere]).filter((text) => !own.has(text));
        check(page.lang === code && page.empty === 0 && page.words.includes(TEXTS[code].joystick), `${tag}: the page is written in ${TEXTS[code].name}`);
        check(!others.some((text) => page.words.includes(text)), `${tag}: and in no other language`);
        check(await waitUntil(() => asked.includes(`${home}mille-${code}.sna`)), `${tag}: mille-${code}.sna is started`);
    }
    await browser.open(`${home}?lang=it`);
    check((await browser.evaluate("document.documentElement.lang")) === "it", "?lang=it asks for another language than the browser's");
}

await test("the page", story);
await test("languages", languages);
await visitor.close();
