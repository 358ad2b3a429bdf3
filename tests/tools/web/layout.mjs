// The page of each game on five screens: the picture in steps of whole pixels, nothing over it, keys that stay the browser's, buttons
// that do what they say. Each leaves a picture of itself in build/tests/page-….png.

import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";
import { TEXTS } from "../../../tools/web/texts.js";

const BUTTONS = { mille: 10, risk: 13 }; // of a finger

// `scale` and `menu`: pixels of the device to one of the CPC, in the game and in the menu. `whole`: all of the page is seen at once.
const WINDOWS = [
    { width: 1024, height: 700, scale: 2, menu: 1, whole: true },
    { width: 1024, height: 768, scale: 3, menu: 1 },
    { width: 1280, height: 800, scale: 3, menu: 2, whole: true },
    { width: 1920, height: 1080, scale: 4, menu: 3, whole: true },
];
const PHONES = [
    { width: 390, height: 844, ratio: 3, touch: true, scale: 3, menu: 3 },
    { width: 844, height: 390, ratio: 3, touch: true, scale: 5, menu: 3 },
];

// What the page is asked before its own scripts run: which keys it keeps from the browser, which it sends, how loud it is.
const EARS = `
    window.sent = []; window.kept = {}; window.loudspeakers = [];
    addEventListener("keydown", (event) => setTimeout(() => (kept[event.code] = event.defaultPrevented)), true);
    addEventListener("keydown", (event) => event.isTrusted || sent.push(event.code), true);
    window.locked = []; // once the browser has agreed, and only while the picture fills the screen: before, it is worth nothing
    const { lock } = Keyboard.prototype;
    Keyboard.prototype.lock = function (keys) {
        const full = document.fullscreenElement !== null;
        return lock.call(this, keys).then(() => void (full && locked.push(...keys)));
    };
    const note = () => (window.size = innerWidth + " × " + innerHeight);
    addEventListener("resize", note);
    note();
    const { connect } = AudioNode.prototype;
    AudioNode.prototype.connect = function (to, ...rest) {
        if (to instanceof AudioDestinationNode) loudspeakers.push(this);
        return connect.call(this, to, ...rest);
    };
`;

const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
const visitor = await openVisitor({ script: EARS });
const click = (id) => visitor.evaluate(`document.getElementById("${id}").click()`);

async function open(size, game = "mille") {
    await visitor.resize(size);
    await visitor.open(`?game=${game}&lang=de`);
    await waitUntil(() => visitor.evaluate("emulatorFrame.count > 60"));
}

const near = (a, b) => Math.abs(a - b) < 0.05; // a browser reckons in 64ths

// On a device with `ratio` pixels to one of the page a pixel of the CPC takes `scale` × `scale` of them, and begins with one of them.
async function tryPixels(name, { scale, ratio = 1 }) {
    const { left, top, right, bottom } = await visitor.rectangle("#canvas");
    const whole = near((right - left) * ratio, 384 * scale) && near((bottom - top) * ratio, 272 * scale);
    check(whole && [left, top].every((side) => near(side * ratio, Math.round(side * ratio))), `${name}: a pixel of the CPC is ${scale} × ${scale} pixels (${left}, ${top}, ${(right - left) * ratio})`);
}

// What stands at its place: whole in the window where it has to be, with words that fit, and nothing beside the window.
const OWN = "#screen, header p, header h1, #buttons button, #pad button";
const ALL = "main, .stone, .stone dd, .stone p, .games a, footer, footer a";
async function tryPlaces(name, { whole }) {
    const found = await visitor.evaluate(`(() => {
        const { scrollHeight, scrollWidth } = document.scrollingElement;
        const seen = (part) => part.offsetWidth > 0;
        const parts = [...document.querySelectorAll(${JSON.stringify(whole ? `${OWN}, ${ALL}` : OWN)})].filter(seen);
        const out = parts.filter((part) => { const { left, top, right, bottom } = part.getBoundingClientRect(); return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight; });
        const cut = [...document.querySelectorAll("button, .stone dd, .stone p, footer a")].filter((part) => seen(part) && part.scrollWidth > part.clientWidth);
        const names = (list) => list.map((part) => part.id || part.textContent.trim().slice(0, 20)).join("; ");
        return { down: scrollHeight > innerHeight, across: scrollWidth > innerWidth, out: names(out), cut: names(cut) };
    })()`);
    check(!found.out && !found.cut && !found.across, `${name}: what is seen is whole, with room for its words (${found.out}; ${found.cut})`);
    if (whole) check(!found.down, `${name}: and nothing is left to scroll to`);
}

async function tryWindow({ width, height, scale, whole }, game) {
    const name = `${game}, ${width} × ${height}`;
    await open({ width, height }, game);
    const screen = await visitor.rectangle("#screen");
    await tryPixels(name, { scale });
    check(screen.left >= 0 && screen.right <= width && screen.bottom <= height, `${name}: the whole screen is seen`);
    check(screen.right - screen.left < 340 * scale && screen.bottom - screen.top < 220 * scale, `${name}: without most of the border`);
    await tryPlaces(name, { whole });
    await visitor.shot(`page-${game}-${width}-${height}`);
}

async function tryPhone(size, game) {
    const { width, height } = size;
    const name = `${game}, touch ${width} × ${height}`;
    await open(size, game);
    const screen = await visitor.rectangle("#screen");
    const buttons = await visitor.evaluate(`[...document.querySelectorAll("#pad button")].map((button) => { const { left, top, right, bottom } = button.getBoundingClientRect(); return { left, top, right, bottom, text: button.textContent, fits: button.scrollWidth <= button.clientWidth }; })`);
    check(screen.left >= 0 && screen.right <= width && screen.bottom <= height && screen.right - screen.left > width * 0.6, `${name}: the screen is seen whole, and large`);
    await tryPixels(name, size);
    check(buttons.length === BUTTONS[game] && buttons.every((button) => apart(button, screen)), `${name}: no button lies over it`);
    check(buttons.every((button) => button.left >= 0 && button.top >= 0 && button.right <= width && button.bottom <= height), `${name}: all of them are in reach`);
    const cut = buttons.filter((button) => !button.text || !button.fits);
    check(!cut.length, `${name}: and labelled ${cut.map(({ text }) => text)}`);
    await tryPlaces(name, size);
    const before = (await visitor.picture()).pixels;
    await visitor.tap(".fire");
    check(await waitUntil(async () => !(await visitor.picture()).pixels.equals(before)), `${name}: a finger on the red button leads on`);
    await visitor.shot(`page-${game}-touch-${width}`);
}

// The menu of the games, where nothing may stand beside the window.
async function tryMenu(size) {
    await visitor.resize(size);
    await visitor.open("?lang=de");
    const name = `menu, ${size.width} × ${size.height}`;
    await waitUntil(() => visitor.evaluate("document.querySelector('.picture').style.width !== ''"));
    const cards = await visitor.evaluate(`[...document.querySelectorAll(".games a")].map((link) => { const { left, right, bottom } = link.getBoundingClientRect(); return { left, right, bottom }; })`);
    check(cards.length === 2 && cards.every(({ left, right, bottom }) => left >= 0 && right <= size.width && bottom <= size.height), `${name}: both games are seen whole`);
    const pictures = await visitor.evaluate(`[...document.querySelectorAll(".picture")].map((picture) => { const { offsetWidth, firstChild } = picture; const { width, height } = firstChild.getBoundingClientRect(); return { shown: offsetWidth, width, height }; })`);
    const steps = pictures.map(({ width }) => (width * (size.ratio ?? 1)) / 320);
    check(pictures.every(({ width, height, shown }, i) => near(steps[i], size.menu) && near(height, width / 1.6) && shown >= width * 0.9), `${name}: their pictures are in steps of whole pixels (${steps})`);
    if (size.whole) await tryPlaces(name, size);
    await visitor.shot(`page-menu-${size.width}-${size.height}`);
}

// The other languages, whose words are longer or shorter, in windows that change their size under the visitor's hand.
async function tryLanguages(game) {
    for (const language of Object.keys(TEXTS).filter((code) => code !== "de"))
        for (const sizes of [WINDOWS, PHONES]) {
            await visitor.resize(sizes[0]);
            await visitor.open(`?game=${game}&lang=${language}`);
            await waitUntil(() => visitor.evaluate("document.getElementById('screen').style.width !== '' && document.querySelector('[data-manual]').offsetWidth > 0"));
            for (const size of sizes) {
                await visitor.resize(size);
                await waitUntil(() => visitor.evaluate(`size === "${size.width} × ${size.height}"`));
                await tryPlaces(`${game}, ${language}, ${size.width} × ${size.height}`, size);
            }
        }
}

const BELOW = 41 + 97; // a line in which there is nothing but the arrow under a card
const CLOTH = "008000";

// The places of the hand under which something stands that is no cloth.
function arrows({ width, pixels }) {
    const line = (x) => pixels.subarray(3 * (BELOW * width + x), 3 * (BELOW * width + x) + 3).toString("hex");
    const under = (card) => Array.from({ length: 80 }, (_, x) => line(2 * (32 + 8 + 44 * card) + x));
    return [0, 1, 2, 3, 4, 5, 6].filter((card) => under(card).some((colour) => colour !== CLOTH));
}

// From the title to one's first card by taps on the red button.
async function toTable(size) {
    await open(size);
    const shown = async () => arrows(await visitor.picture()).length === 1;
    for (let taps = 0; taps < 12 && !(await shown()); taps++) {
        await visitor.tap(".fire");
        await visitor.frames(150);
    }
    return shown();
}

const isPlayed = () => visitor.evaluate("import('./memory.js').then(({ PLAYING, stateOf }) => stateOf(machine) === PLAYING)");

// The table and the board: there is nothing over them, wherever one looks.
async function tryMatch(game) {
    await open(PHONES[0], game);
    for (let taps = 0; taps < 12 && !(await isPlayed()); taps++) {
        await visitor.tap(".fire");
        await visitor.frames(150);
    }
    for (const size of [WINDOWS[2], ...PHONES]) {
        const name = `${game}, a match, ${size.width} × ${size.height}`;
        await open(size, game);
        check(await waitUntil(isPlayed), `${name}: it goes on`);
        await visitor.frames(150);
        const covered = await visitor.evaluate(`(() => {
            const { left, top, width, height } = document.getElementById("screen").getBoundingClientRect();
            const places = Array.from({ length: 40 * 25 }, (_, i) => [left + ((i % 40) + 0.5) * (width / 40), top + (Math.floor(i / 40) + 0.5) * (height / 25)]);
            return places.filter(([x, y]) => document.elementFromPoint(x, y)?.id !== "canvas").length;
        })()`);
        check(covered === 0, `${name}: nothing covers it (${covered})`);
        await visitor.shot(`page-${game}-match-${size.width}-${size.height}`);
    }
}

async function tryTaps() {
    if (!check(await toTable(PHONES[0]), "taps: by the red button alone to one's first card")) return;
    for (const card of [6, 2, 5]) {
        await visitor.tapPixel(8 + 44 * card + 20, 60);
        const chosen = async () => arrows(await visitor.picture()).join() === String(card);
        check(await waitUntil(chosen), `taps: card ${card + 1} is chosen`);
    }
    await click("letters");
    await visitor.browser.page("Input.insertText", { text: "z" });
    await visitor.browser.page("Input.insertText", { text: "o" });
    await visitor.key("keyDown", "Enter", "Enter", 13);
    await visitor.browser.page("Input.dispatchKeyEvent", { type: "char", text: "\r" });
    await visitor.key("keyUp", "Enter", "Enter", 13);
    const typed = () => visitor.evaluate("sent.slice(-3).join()");
    check(await waitUntil(async () => (await typed()) === "KeyZ,KeyO,Enter"), `taps: a phone's own keyboard types a name (${await typed()})`);
    await visitor.shot("page-tapped");
}

// In full screen ESC is the game's. A browser without a person takes no ESC for itself, so what is proved is that it has agreed to leave
// the key to the page, and that the page hands it to the game.
async function tryFullScreen() {
    await open({ width: 1280, height: 800 });
    await visitor.press("full");
    check(await waitUntil(() => visitor.evaluate("document.fullscreenElement?.id === 'stage'")), "full screen: the picture has it to itself");
    check(await waitUntil(() => visitor.evaluate("locked.join() === 'Escape'")), "full screen: the browser agrees to leave ESC to the page");
    await visitor.key("keyDown", "Escape", "Escape", 27);
    await visitor.key("keyUp", "Escape", "Escape", 27);
    check(await waitUntil(() => visitor.evaluate("kept.Escape === true")), "full screen: which hands it to the game");
    await visitor.evaluate("document.exitFullscreen()");
    check(await waitUntil(() => visitor.evaluate("document.fullscreenElement === null && document.getElementById('screen').getBoundingClientRect().bottom <= innerHeight")), "full screen: and back");
}

async function tryKeys() {
    await open({ width: 1280, height: 800 });
    const ALT = 1, CONTROL = 2, META = 4;
    const browsers = [["KeyF", "f", 70, CONTROL], ["Equal", "=", 187, CONTROL], ["KeyD", "d", 68, ALT], ["KeyR", "r", 82, META], ["F5", "F5", 116], ["F11", "F11", 122], ["F12", "F12", 123], ["Tab", "Tab", 9]];
    for (const [code, key, number, modifiers = 0] of [["ArrowDown", "ArrowDown", 40], ["KeyL", "l", 76], ...browsers]) {
        await visitor.key("keyDown", code, key, number, modifiers);
        await visitor.key("keyUp", code, key, number, modifiers);
    }
    await waitUntil(() => visitor.evaluate("'Tab' in kept"));
    const kept = await visitor.evaluate("kept");
    check(browsers.every(([code]) => kept[code] === false), "what has Ctrl, Alt or Meta, F5, F11, F12 and Tab stay the browser's");
    check(kept.ArrowDown && kept.KeyL, "cursor keys and letters are the game's, and do not scroll the page");
    check((await visitor.evaluate("document.activeElement.matches('a, button')")), "Tab leads to the page's links and buttons");
}

const loud = (volume) => `loudspeakers.length > 0 && loudspeakers.every(({ gain }) => gain.value === ${volume})`;

async function tryButtons() {
    await open({ width: 1280, height: 800 });
    await click("mute");
    check(await visitor.evaluate(loud(0)), "without sound, nothing is heard");
    await click("mute");
    check(await visitor.evaluate(loud(1)), "and then again all of it");
    await click("pause");
    let still = -1; // the number of the last frame
    const stands = async () => still === (still = await visitor.evaluate("emulatorFrame.count"));
    check(await waitUntil(stands), "paused, the CPC stands still");
    await click("pause");
    await visitor.frames(10);
    check((await visitor.evaluate("emulatorFrame.count")) > still, "and goes on");
    await visitor.evaluate("document.body.dataset.same = 'yes'");
    const closing = "(() => { const event = new Event('beforeunload', { cancelable: true }); dispatchEvent(event); return event.defaultPrevented; })()";
    const ways = async () => {
        for (const button of ["restart", "tape", "menu"]) await click(button);
        await visitor.evaluate("document.querySelector('#languages a').click()");
        return visitor.questions();
    };
    const { sure, kept } = TEXTS.de;
    await visitor.questions(); // what was asked at the beginning: it goes on with the match that was left before
    check(await waitUntil(isPlayed), "a match is being played");
    const asked = await ways();
    check(asked === [sure, kept, kept, kept].join("|"), `who leaves a match is asked, and told that it is kept (${asked})`);
    check(!(await visitor.evaluate(closing)), "a window may be closed: the match is kept");
    await visitor.evaluate("Storage.prototype.setItem = () => { throw new Error('no room'); }");
    check((await ways()) === [sure, sure, sure, sure].join("|"), "or that it is lost where the browser cannot keep it");
    check(await visitor.evaluate(closing), "where the browser asks, too, before a window is closed");
    check((await visitor.evaluate("document.body.dataset.same")) === "yes", "and whoever stays goes on");
}

// From a match to the menu of the games and back, on a telephone.
async function tryLeaving() {
    await toTable(PHONES[0]);
    await visitor.answer("wait");
    const asks = (question) => waitUntil(() => visitor.evaluate(`document.querySelector("dialog[open] p")?.textContent === ${JSON.stringify(question)}`));
    await visitor.tap("#pad [data-leave]");
    check(await asks(TEXTS.de.kept), "leaving: a finger on its button is asked whether it means it");
    await visitor.shot("page-leaving");
    await visitor.tap("dialog button");
    check(await waitUntil(() => visitor.evaluate("!document.querySelector('dialog')")), "leaving: whoever stays goes on");
    await visitor.tap("#pad [data-leave]");
    await asks(TEXTS.de.kept);
    await visitor.tap("dialog button + button");
    check(await waitUntil(() => visitor.evaluate("document.documentElement.dataset.game === 'menu' && document.querySelector('[data-start=mille] em')?.textContent.length > 0")), "leaving: the menu of the games says that a match waits");
    await visitor.shot("page-waits");
    await visitor.tap("[data-start=mille]");
    check(await asks(TEXTS.de.resume), "leaving: and whoever comes back is asked");
    await visitor.tap("dialog button");
    check(await waitUntil(() => visitor.evaluate("window.emulatorFrame?.count > 0")), "leaving: it goes on");
    await visitor.answer("no");
}

for (const size of [...WINDOWS, ...PHONES]) await test("menu", () => tryMenu(size));
for (const game of Object.keys(BUTTONS)) {
    for (const size of WINDOWS) await test(`${size.width} × ${size.height}`, () => tryWindow(size, game));
    for (const size of PHONES) await test(`touch ${size.width} × ${size.height}`, () => tryPhone(size, game));
    await test("languages", () => tryLanguages(game));
}
await test("taps", tryTaps);
for (const game of Object.keys(BUTTONS)) await test("a match", () => tryMatch(game));
await test("keys", tryKeys);
await test("full screen", tryFullScreen);
await test("leaving", tryLeaving);
await test("buttons", tryButtons);
await visitor.close();
