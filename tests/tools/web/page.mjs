// The page in real time: its menu, and for each game the title on the canvas, a key that reaches the game, and no
// request to any other machine. A visitor of each language gets the page and the game in it.

import { readFileSync } from "node:fs";
import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { picturesOf } from "../../lib/emulators/program.mjs";
import { TEXTS } from "../../../tools/web/texts.js";

const GAMES = ["mille", "risk"];

const visitor = await openVisitor();
const { browser, home } = visitor;
const allRequests = [];
let requests = []; // since the last openIn
const failures = [];
browser.listen((event, about) => {
    if (event === "Network.requestWillBeSent") {
        requests.push(about.request.url);
        allRequests.push(about.request.url);
    }
    if (event === "Runtime.exceptionThrown") {
        const { exception, text } = about.exceptionDetails;
        failures.push(exception?.description ?? text);
    }
});

async function menu() {
    await visitor.open("?lang=en");
    const links = await browser.evaluate(
        `[...document.querySelectorAll(".games a")].map((link) => link.getAttribute("href"))`,
    );
    check(links.join() === "mille-en.html,risk-en.html", `the page begins with its two games (${links})`);
    const loadedImage = "(image) => image.complete && image.naturalWidth > 0";
    check(await browser.evaluate(`[...document.images].every(${loadedImage})`), "a picture each");
    await visitor.shot("page-menu");
    const loaded = browser.nextLoad();
    await browser.evaluate(`setTimeout(() => document.querySelector("[data-start=risk]").click()); 0`);
    await loaded;
    check((await browser.evaluate("document.documentElement.dataset.game")) === "risk", "a click starts one");
    const back = await browser.evaluate("document.getElementById('menu').getAttribute('href')");
    check(back === "menu-en.html", "and a link leads back");
}

async function tryGame(game) {
    const { isTitle } = picturesOf(game);
    await visitor.open(`?game=${game}&lang=en`);
    const title = await waitUntil(async () => {
        const shown = await visitor.picture();
        return shown.pixels.length > 0 && isTitle(shown, "cap32");
    });
    if (!check(title, `${game}: the canvas shows the title`)) return;
    await visitor.key("keyDown", "Space", " ", 32);
    await visitor.frames(8);
    await visitor.key("keyUp", "Space", " ", 32);
    const left = await waitUntil(async () => !isTitle(await visitor.picture(), "cap32"));
    check(left, `${game}: SPACE reaches the game: the menu replaces the title`);
    const notice = await browser.evaluate("document.getElementById('notice').textContent");
    check(notice === "", `${game}: the page shows no error`);
    const links = await browser.evaluate(`Promise.all(
        [...document.querySelectorAll("a[download], footer a[href^=manual]")]
            .map(async (link) => (await fetch(link.href, { method: "HEAD" })).status))`);
    const found = links.length >= 6 && links.every((status) => status === 200);
    check(found, `${game}: disc and cartridge of both games, its own three images and the manual can be fetched`);
}

// Opens index.html in a browser of that language, and waits for the page that it leads to.
async function openIn(tag, code, game) {
    const userAgent = await browser.evaluate("navigator.userAgent");
    await browser.page("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: tag });
    requests = [];
    await visitor.open(game === "menu" ? "" : `?game=${game}`);
    const arrived = `document.readyState === "complete" && document.documentElement.lang === "${code}" &&
        document.documentElement.dataset.game === "${game}"`;
    await waitUntil(() => browser.evaluate(arrived));
    return await browser.evaluate(`({ lang: document.documentElement.lang, words: document.body.innerText })`);
}

const isText = (value) => typeof value === "string";
const words = (texts) => Object.values(texts).flatMap((value) => (isText(value) ? value : words(value)));
const shape = (texts) => Object.entries(texts
).map(([ key, value ]) => [key, isText(value) ? value !== "" : shape(value)]);

// The game's names of its keys: the word in capitals on its title, the letters on its table, M for the music. D saves
// on a disc, which the page does not have: it saves the match itself.
function keysOf(game, language) {
    const text = readFileSync(`src/${game}/words/words_${language}.txt`, "utf8");
    const word = (key) => text.match(new RegExp(`^${key} = (.*)$`, "m"))[1];
    const boardKeys = () => word("KEYS_BOARD").split(":")[0].trim().split(" ");
    const letters =
        game === "risk" ? boardKeys().filter((letter) => letter !== "D")
                        : ["KEY_LOG", "KEY_SORT", "KEY_ADVICE"].map((key) => word(key)[0]);
    return { space: word("PRESS").match(/\b[A-Z]{3,}\b/)[0], letters: [...letters, "M"] };
}

async function languages() {
    const shapes = new Set(Object.values(TEXTS).map((texts) => JSON.stringify(shape(texts))));
    check(shapes.size === 1, "the four tables of the page's words have the same keys, none of them empty");
    for (const [tag, code] of [["fr-FR", "fr"], ["en-GB", "en"], ["de-AT", "de"], ["it-IT", "it"], ["pt-BR", "en"]]) {
        const own = new Set(words(TEXTS[code]));
        const samples = ({ keyboard, full, sound, elsewhere, which }) => [keyboard, full, sound, elsewhere, which];
        const others = Object.values(TEXTS).flatMap(samples).filter((text) => !own.has(text));
        const menu = await openIn(tag, code, "menu");
        const isIn = (page, sample) => page.lang === code && page.words.includes(sample);
        check(isIn(menu, TEXTS[code].which), `${tag}: the menu is written in ${TEXTS[code].name}`);
        for (const game of GAMES) {
            const page = await openIn(tag, code, game);
            check(isIn(page, TEXTS[code].sound), `${tag}: the page of ${game} too`);
            const foreign = others.filter((text) => `${menu.words} ${page.words}`.includes(text));
            check(foreign.length === 0, `${tag}: and in no other language`);
            const image = `${game}-${code}.sna`;
            check(await waitUntil(() => requests.includes(`${home}${image}`)), `${tag}: ${image} is started`);
            const { space, letters } = keysOf(game, code);
            const buttons = await browser.evaluate(
                `[...document.querySelectorAll("#pad [data-letter]")].map((button) => button.dataset.letter).join()`,
            );
            const fire = await browser.evaluate(`document.querySelector(".fire").textContent`);
            const inOrder = (list) => [...list].sort().join();
            const same = fire === space && inOrder(buttons.split(",")) === inOrder(letters);
            check(same, `${tag}: the buttons of ${game} are the keys it names (${fire}, ${buttons})`);
        }
    }
    await browser.open(`${home}?game=risk&lang=it`);
    const isItalian = "document.documentElement.lang === 'it' && document.documentElement.dataset.game === 'risk'";
    check(await waitUntil(() => browser.evaluate(isItalian)), "?lang=it asks for another language than the browser's");
    for (const unknown of ["toString", "nothing"]) {
        await browser.open(`${home}?game=${unknown}&lang=en`);
        check(await waitUntil(() => browser.evaluate("document.documentElement.dataset.game === 'menu'")),
              `?game=${unknown} is the menu`);
    }
}

await test("the menu", menu);
for (const game of GAMES) await test(game, () => tryGame(game));
await test("languages", languages);
check(failures.length === 0, `no script fails ${failures.join("; ")}`);
const away = allRequests.filter((address) => !address.startsWith(home) && !address.startsWith("data:"));
check(away.length === 0, `no request leaves localhost ${away.join(" ")}`);
await visitor.close();
