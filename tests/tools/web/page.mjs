// The page as a player meets it, in real time: its menu, and for each game the title on the canvas, a key that reaches the game, and
// nothing that is asked of any other machine. A visitor of each language gets the page and the game in it.

import { readFileSync } from "node:fs";
import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";
import { picturesOf } from "../../emulators/chromium/title.mjs";
import { TEXTS } from "../../../tools/web/texts.js";

const GAMES = ["mille", "risk"];

const visitor = await openVisitor();
const { browser, home } = visitor;
const everything = [];
const asked = [];
const failures = [];
browser.listen((event, about) => {
    if (event === "Network.requestWillBeSent") asked.push(about.request.url), everything.push(about.request.url);
    if (event === "Runtime.exceptionThrown") failures.push(about.exceptionDetails.exception?.description ?? about.exceptionDetails.text);
});

async function menu() {
    await visitor.open("?lang=en");
    const links = await browser.evaluate(`[...document.querySelectorAll(".games a")].map((link) => link.getAttribute("href"))`);
    check(links.join() === "?lang=en&game=mille,?lang=en&game=risk", `the page begins with its two games (${links})`);
    const whole = await browser.evaluate(`[...document.images].every((image) => image.complete && image.naturalWidth > 0)`);
    check(whole, "a picture each");
    await visitor.shot("page-menu");
    const loaded = browser.loads();
    await browser.evaluate(`setTimeout(() => document.querySelector("[data-start=risk]").click()); 0`);
    await loaded;
    check((await browser.evaluate("document.documentElement.dataset.game")) === "risk", "a click starts one");
    check((await browser.evaluate("document.getElementById('menu').getAttribute('href')")) === "?lang=en", "and there is a way back");
}

async function story(game) {
    const { isTitle } = picturesOf(game);
    await visitor.open(`?game=${game}`);
    const title = await waitUntil(async () => {
        const shown = await visitor.picture();
        return shown.pixels.length > 0 && isTitle(shown, "cap32");
    });
    if (!check(title, `${game}: the canvas shows the title`)) return;
    await visitor.key("keyDown", "Space", " ", 32);
    await visitor.frames(8);
    await visitor.key("keyUp", "Space", " ", 32);
    check(await waitUntil(async () => !isTitle(await visitor.picture(), "cap32")), `${game}: SPACE reaches the game: the title gives way to the menu`);
    check((await browser.evaluate("document.getElementById('notice').textContent")) === "", `${game}: the page complains of nothing`);
    const links = await browser.evaluate(`Promise.all([...document.querySelectorAll("a[download], [data-manual=html]")].map(async (a) => (await fetch(a.href, { method: "HEAD" })).status))`);
    check(links.length === 6 && links.every((status) => status === 200), `${game}: disc and cartridge of both games, its own three images and the manual can be fetched`);
}

// A browser of that language, and one whose language the games do not speak.
async function openIn(tag, address) {
    await browser.page("Emulation.setUserAgentOverride", { userAgent: await browser.evaluate("navigator.userAgent"), acceptLanguage: tag });
    asked.length = 0;
    await visitor.open(address);
    return await browser.evaluate("({ lang: document.documentElement.lang, words: document.body.innerText, empty: document.querySelectorAll('[data-text]:empty').length })");
}

const words = (texts) => Object.values(texts).flatMap((value) => (typeof value === "string" ? value : words(value)));
const shape = (texts) => Object.entries(texts).map(([key, value]) => [key, typeof value === "string" ? value.length > 0 : shape(value)]);

// What the game calls a key: the capitals it asks for on its title, the letters it names on its table. D saves on a disc, which the page
// does not have: it keeps the match by itself.
function keysOf(game, language) {
    const text = readFileSync(`src/${game}/words/words_${language}.txt`, "utf8");
    const word = (key) => text.match(new RegExp(`^${key} = (.*)$`, "m"))[1];
    const letters = game === "risk" ? word("KEYS_BOARD").split(":")[0].trim().split(" ").filter((letter) => letter !== "D") : [word("KEY_LOG")[0], word("KEY_ADVICE")[0]];
    return { space: word("PRESS").match(/\b[A-Z]{3,}\b/)[0], letters };
}

async function languages() {
    check(new Set(Object.values(TEXTS).map((texts) => JSON.stringify(shape(texts)))).size === 1, "the four tables of the page's words have the same keys, none of them empty");
    for (const [tag, code] of [["fr-FR", "fr"], ["en-GB", "en"], ["de-AT", "de"], ["it-IT", "it"], ["pt-BR", "en"]]) {
        const own = new Set(words(TEXTS[code]));
        const others = Object.values(TEXTS).flatMap((texts) => [texts.keyboard, texts.full, texts.joystick, texts.elsewhere, texts.which]).filter((text) => !own.has(text));
        const menu = await openIn(tag, "");
        check(menu.lang === code && menu.empty === 0 && menu.words.includes(TEXTS[code].which), `${tag}: the menu is written in ${TEXTS[code].name}`);
        for (const game of GAMES) {
            const page = await openIn(tag, `?game=${game}`);
            check(page.lang === code && page.empty === 0 && page.words.includes(TEXTS[code].joystick), `${tag}: the page of ${game} too`);
            check(!others.some((text) => `${menu.words} ${page.words}`.includes(text)), `${tag}: and in no other language`);
            check(await waitUntil(() => asked.includes(`${home}${game}-${code}.sna`)), `${tag}: ${game}-${code}.sna is started`);
            const { space, letters } = keysOf(game, code);
            const buttons = await browser.evaluate(`[...document.querySelectorAll("#pad [data-key^=Key]")].map((button) => button.dataset.key[3]).join()`);
            const fire = await browser.evaluate(`document.querySelector(".fire").textContent`);
            check(fire === space && buttons === letters.join(), `${tag}: ${game}'s buttons are the keys it names (${fire}, ${buttons})`);
        }
    }
    await visitor.open("?lang=it");
    check((await browser.evaluate("document.documentElement.lang")) === "it", "?lang=it asks for another language than the browser's");
}

await test("the menu", menu);
for (const game of GAMES) await test(game, () => story(game));
await test("languages", languages);
check(failures.length === 0, `no script fails ${failures.join("; ")}`);
const away = everything.filter((address) => !address.startsWith(home) && !address.startsWith("data:"));
check(away.length === 0, `no request leaves localhost ${away.join(" ")}`);
await visitor.close();
