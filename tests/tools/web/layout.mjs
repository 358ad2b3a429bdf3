// The page of each game in windows and on phones: the picture in steps of whole pixels, nothing over it, keys that stay
// the browser's, buttons that do what they say. Screenshots are in build/tests/page-….png.

import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { layoutOf } from "../../lib/layout/layout.mjs";
import { PLAYING } from "../../../tools/web/match_state.js";
import { TEXTS } from "../../../tools/web/texts.js";

const BUTTONS = { mille: 14, risk: 15 }; // touch buttons

// `scale` and `menu`: pixels of the device to one of the CPC, in the game and in the menu. `whole`: the page needs no
// scrolling.
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

// Runs before the page's own scripts: records which keys the page takes from the browser, which it sends, and its
// volume.
const RECORDER = `
    window.sent = []; window.taken = {}; window.loudspeakers = [];
    addEventListener("keydown", (event) => setTimeout(() => (taken[event.code] = event.defaultPrevented)), true);
    addEventListener("keydown", (event) => event.isTrusted || sent.push(event.code), true);
    window.locked = []; // keys locked in full screen mode: before that a lock has no effect
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
const visitor = await openVisitor({ script: RECORDER });
const click = (id) => visitor.evaluate(`document.getElementById("${id}").click()`);

async function open(size, game = "mille") {
    await visitor.resize(size);
    await visitor.open(`?game=${game}&lang=de`);
    await waitUntil(() => visitor.evaluate("emulatorFrame.count > 60"));
}

const near = (a, b) => Math.abs(a - b) < 0.05; // a browser counts in 64ths

// On a device with `ratio` pixels to one of the page, a pixel of the CPC is exactly `scale` × `scale` of them.
async function tryPixels(name, { scale, ratio = 1 }) {
    const { left, top, right, bottom } = await visitor.rectangle("#canvas");
    const whole = near((right - left) * ratio, 384 * scale) && near((bottom - top) * ratio, 272 * scale);
    const aligned = [left, top].every((side) => near(side * ratio, Math.round(side * ratio)));
    const measured = `${left}, ${top}, ${(right - left) * ratio}`;
    check(whole && aligned, `${name}: a pixel of the CPC is ${scale} × ${scale} pixels (${measured})`);
}

// Elements are inside the window where they have to be, their words fit, and nothing is beside the window.
// On a phone the header is below the game.
const OWN = "#screen, body:not(.slim) :is(header p, header h1), #buttons button, #pad button";
const ALL = "main, .stone, .stone dd, .stone p, .games a, footer, footer a";
async function tryPlaces(name, { whole }) {
    const found = await visitor.evaluate(`(() => {
        const { scrollHeight, scrollWidth } = document.scrollingElement;
        const seen = (part) => part.offsetWidth > 0;
        const parts = [...document.querySelectorAll(${JSON.stringify(whole ? `${OWN}, ${ALL}` : OWN)})].filter(seen);
        const isOut = ({ left, top, right, bottom }) =>
            left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        const out = parts.filter((part) => isOut(part.getBoundingClientRect()));
        const texts = [...document.querySelectorAll("button, .stone dd, .stone p, footer a")];
        const cut = texts.filter((part) => seen(part) && part.scrollWidth > part.clientWidth);
        const names = (list) => list.map((part) => part.id || part.textContent.trim().slice(0, 20)).join("; ");
        const [down, across] = [scrollHeight > innerHeight, scrollWidth > innerWidth];
        return { down, across, out: names(out), cut: names(cut) };
    })()`);
    const problems = `${found.out}; ${found.cut}`;
    check(!found.out && !found.cut && !found.across, `${name}: nothing is cut off, all words fit (${problems})`);
    if (whole) check(!found.down, `${name}: the page does not scroll`);
}

async function tryWindow({ width, height, scale, whole }, game) {
    const name = `${game}, ${width} × ${height}`;
    await open({ width, height }, game);
    const screen = await visitor.rectangle("#screen");
    await tryPixels(name, { scale });
    const isInside = screen.left >= 0 && screen.right <= width && screen.bottom <= height;
    check(isInside, `${name}: the whole screen is visible`);
    const isCropped = screen.right - screen.left < 340 * scale && screen.bottom - screen.top < 220 * scale;
    check(isCropped, `${name}: without most of the border`);
    await tryPlaces(name, { whole });
    await visitor.shot(`page-${game}-${width}-${height}`);
}

async function tryPhone(size, game) {
    const { width, height } = size;
    const name = `${game}, touch ${width} × ${height}`;
    await open(size, game);
    const screen = await visitor.rectangle("#screen");
    const buttons = await visitor.evaluate(`[...document.querySelectorAll("#pad button")].map((button) => ({
        ...button.getBoundingClientRect().toJSON(),
        text: button.textContent,
        fits: button.scrollWidth <= button.clientWidth,
    }))`);
    const isInside = (part) => part.left >= 0 && part.top >= 0 && part.right <= width && part.bottom <= height;
    const isLarge = screen.right - screen.left > width * 0.6;
    check(isInside(screen) && isLarge, `${name}: the whole screen is visible, and large`);
    await tryPixels(name, size);
    check(buttons.length === BUTTONS[game], `${name}: there are ${BUTTONS[game]} touch buttons (${buttons.length})`);
    check(buttons.every((button) => apart(button, screen)), `${name}: no button covers the screen`);
    check(buttons.every(isInside), `${name}: all of them are in the window`);
    const cut = buttons.filter((button) => !button.text || !button.fits);
    check(!cut.length, `${name}: and their words fit ${cut.map(({ text }) => text)}`);
    await tryPlaces(name, size);
    const links = "[...document.querySelectorAll('#languages a')].filter((link) => link.offsetWidth > 0).length";
    check((await visitor.evaluate(links)) === 4, `${name}: the four languages are on the page`);
    const before = (await visitor.picture()).pixels;
    await visitor.tap(".fire");
    const changed = async () => !(await visitor.picture()).pixels.equals(before);
    check(await waitUntil(changed), `${name}: a tap on the red button reaches the game`);
    await visitor.shot(`page-${game}-touch-${width}`);
}

// The menu of the games, where nothing may be outside the window.
async function tryMenu(size) {
    await visitor.resize(size);
    await visitor.open("?lang=de");
    const name = `menu, ${size.width} × ${size.height}`;
    await waitUntil(() => visitor.evaluate("document.querySelector('.picture').style.width !== ''"));
    const cards = await visitor.evaluate(
        `[...document.querySelectorAll(".games a")].map((link) => link.getBoundingClientRect().toJSON())`,
    );
    const isInside = ({ left, right, bottom }) => left >= 0 && right <= size.width && bottom <= size.height;
    check(cards.length === 2 && cards.every(isInside), `${name}: both games are visible`);
    const pictures = await visitor.evaluate(`[...document.querySelectorAll(".picture")].map((picture) => {
        const { width, height } = picture.firstChild.getBoundingClientRect();
        return { shown: picture.offsetWidth, width, height };
    })`);
    const stepOf = ({ width }) => (width * (size.ratio ?? 1)) / 320;
    const isRight = (picture) => near(stepOf(picture), size.menu) && near(picture.height, picture.width / 1.6);
    const isShown = ({ shown, width }) => shown >= width * 0.9;
    const steps = pictures.map(stepOf);
    check(pictures.every(isRight) && pictures.every(isShown), `${name}: pictures in steps of whole pixels (${steps})`);
    if (size.whole) await tryPlaces(name, size);
    await visitor.shot(`page-menu-${size.width}-${size.height}`);
}

// The other languages, with longer or shorter words, in windows that are resized while the page is open.
async function tryLanguages(game) {
    for (const language of Object.keys(TEXTS).filter((code) => code !== "de"))
        for (const sizes of [WINDOWS, PHONES]) {
            await visitor.resize(sizes[0]);
            await visitor.open(`?game=${game}&lang=${language}`);
            await waitUntil(() =>
                visitor.evaluate(`document.getElementById("screen")?.style.width !== ""`),
            );
            for (const size of sizes) {
                await visitor.resize(size);
                await waitUntil(() => visitor.evaluate(`size === "${size.width} × ${size.height}"`));
                await tryPlaces(`${game}, ${language}, ${size.width} × ${size.height}`, size);
            }
        }
}

const mille = layoutOf("mille");
const [SCREEN_LEFT, SCREEN_TOP] = [32, 41]; // of the CPC's screen in Caprice32's picture, in pixels of mode 1
const ARROW_LINE = SCREEN_TOP + mille.ARROW_Y + 2; // a line with nothing but the arrow under a card
const CLOTH = "008000";

// The cards of the hand with something other than cloth under them.
function arrows({ width, pixels }) {
    const dot = (x) => pixels.subarray(3 * (ARROW_LINE * width + x), 3 * (ARROW_LINE * width + x) + 3).toString("hex");
    const left = (card) => 2 * (SCREEN_LEFT + mille.HAND_LEFT + mille.HAND_STEP * card);
    const under = (card) => Array.from({ length: 2 * mille.CARD_WIDTH }, (_, x) => dot(left(card) + x));
    const cards = Array.from({ length: mille.HAND_MAX }, (_, card) => card);
    return cards.filter((card) => under(card).some((colour) => colour !== CLOTH));
}

// From the title to the first card of a hand by taps on the red button.
async function toTable(size) {
    await open(size);
    const shown = async () => arrows(await visitor.picture()).length === 1;
    for (let taps = 0; taps < 12 && !(await shown()); taps++) {
        await visitor.tap(".fire");
        await visitor.frames(150);
    }
    return shown();
}

const isPlayed = () =>
    visitor.evaluate(`cpc.state() === "${PLAYING}"`);

// Nothing covers the table or the board anywhere.
async function tryMatch(game) {
    await open(PHONES[0], game);
    for (let taps = 0; taps < 12 && !(await isPlayed()); taps++) {
        await visitor.tap(".fire");
        await visitor.frames(150);
    }
    for (const size of [WINDOWS[2], ...PHONES]) {
        const name = `${game}, a match, ${size.width} × ${size.height}`;
        await open(size, game);
        check(await waitUntil(isPlayed), `${name}: it is resumed`);
        await visitor.frames(150);
        const covered = await visitor.evaluate(`(() => {
            const { left, top, width, height } = document.getElementById("screen").getBoundingClientRect();
            const [columns, rows] = [40, 25];
            const x = (i) => left + ((i % columns) + 0.5) * (width / columns);
            const y = (i) => top + (Math.floor(i / columns) + 0.5) * (height / rows);
            const places = Array.from({ length: columns * rows }, (_, i) => i);
            return places.filter((i) => document.elementFromPoint(x(i), y(i))?.id !== "canvas").length;
        })()`);
        check(covered === 0, `${name}: nothing covers it (${covered})`);
        await visitor.shot(`page-${game}-match-${size.width}-${size.height}`);
    }
}

async function tryTaps() {
    if (!check(await toTable(PHONES[0]), "taps: the red button alone leads to the first card")) return;
    for (const card of [6, 2, 5]) {
        const x = mille.HAND_LEFT + mille.HAND_STEP * card + mille.CARD_WIDTH / 2;
        await visitor.tapPixel(x, (mille.HAND_TOP + mille.HAND_BOTTOM) / 2);
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
    const isTyped = await waitUntil(async () => (await typed()) === "KeyZ,KeyO,Enter");
    check(isTyped, `taps: a phone's own keyboard types a name (${await typed()})`);
    await visitor.shot("page-tapped");
}

// In full screen mode ESC goes to the game. A headless browser does not use ESC itself, so the test checks that the
// browser has granted the key to the page, and that the page gives it to the game.
async function tryFullScreen() {
    await open({ width: 1280, height: 800 });
    await visitor.press("full");
    const becomes = (expression) => waitUntil(() => visitor.evaluate(expression));
    check(await becomes("document.fullscreenElement?.id === 'stage'"), "full screen: the picture fills the screen");
    check(await becomes("locked.join() === 'Escape'"), "full screen: the browser grants ESC to the page");
    await visitor.key("keyDown", "Escape", "Escape", 27);
    await visitor.key("keyUp", "Escape", "Escape", 27);
    check(await becomes("taken.Escape === true"), "full screen: the page gives it to the game");
    await visitor.evaluate("document.exitFullscreen()");
    const isBack = `document.fullscreenElement === null &&
        document.getElementById("screen").getBoundingClientRect().bottom <= innerHeight`;
    check(await becomes(isBack), "full screen: and back");
}

async function tryKeys() {
    await open({ width: 1280, height: 800 });
    const ALT = 1, CONTROL = 2, META = 4;
    const shortcuts = [
        [ "KeyF", "f", 70, CONTROL ], [ "Equal", "=", 187, CONTROL ], [ "KeyD", "d", 68, ALT ],
        [ "KeyR", "r", 82, META ]
    ];
    const browsers = [...shortcuts, ["F5", "F5", 116], ["F11", "F11", 122], ["F12", "F12", 123], ["Tab", "Tab", 9]];
    for (const [code, key, number, modifiers = 0] of [["ArrowDown", "ArrowDown", 40], ["KeyL", "l", 76], ...browsers]) {
        await visitor.key("keyDown", code, key, number, modifiers);
        await visitor.key("keyUp", code, key, number, modifiers);
    }
    await waitUntil(() => visitor.evaluate("'Tab' in taken"));
    const taken = await visitor.evaluate("taken");
    const isLeft = browsers.every(([code]) => taken[code] === false);
    check(isLeft, "keys with Ctrl, Alt or Meta, F5, F11, F12 and Tab go to the browser");
    check(taken.ArrowDown && taken.KeyL, "cursor keys and letters go to the game, and do not scroll the page");
    const focused = await visitor.evaluate("document.activeElement.matches('a, button')");
    check(focused, "Tab moves to the page's links and buttons");
}

const loud = (volume) => `loudspeakers.length > 0 && loudspeakers.every(({ gain }) => gain.value === ${volume})`;

async function tryButtons() {
    await open({ width: 1280, height: 800 });
    await click("mute");
    check(await visitor.evaluate(loud(0)), "mute: the volume is 0");
    await click("mute");
    check(await visitor.evaluate(loud(1)), "mute off: the volume is 1 again");
    await click("pause");
    let still = -1; // the number of the last frame
    const isStill = async () => still === (still = await visitor.evaluate("emulatorFrame.count"));
    check(await waitUntil(isStill), "paused, the CPC stops");
    await click("pause");
    await visitor.frames(10);
    check((await visitor.evaluate("emulatorFrame.count")) > still, "and goes on");
    await visitor.evaluate("document.body.dataset.same = 'yes'");
    const closing = `(() => {
        const event = new Event("beforeunload", { cancelable: true });
        dispatchEvent(event);
        return event.defaultPrevented;
    })()`;
    // The questions of all the buttons that leave the match.
    const leaveByEach = async () => {
        for (const button of ["restart", "tape", "menu"]) await click(button);
        await visitor.evaluate("document.querySelector('#languages a').click()");
        return visitor.questions();
    };
    const { sure, saved } = TEXTS.de.script;
    await visitor.questions(); // drops the one at the start: the match of the test before is resumed
    check(await waitUntil(isPlayed), "a match is being played");
    const asked = await leaveByEach();
    check(
        asked === [ sure, saved, saved, saved ].join("|"), `leaving a match asks, and says that it is saved (${asked})`
    );
    check(!(await visitor.evaluate(closing)), "closing the window asks nothing: the match is saved");
    await visitor.evaluate("Storage.prototype.setItem = () => { throw new Error('no room'); }");
    check((await leaveByEach()) === [sure, sure, sure, sure].join("|"), "or that it is lost, if it cannot be saved");
    check(await visitor.evaluate(closing), "then closing the window asks too");
    check((await visitor.evaluate("document.body.dataset.same")) === "yes", "after the first answer the match goes on");
}

// From a match to the menu of the games and back, on a phone.
async function tryLeaving() {
    await toTable(PHONES[0]);
    await visitor.answer("wait");
    const asks = (question) => {
        const asked = `document.querySelector("dialog[open] p")?.textContent === ${JSON.stringify(question)}`;
        return waitUntil(() => visitor.evaluate(asked));
    };
    await visitor.tap("#pad [data-leave]");
    check(await asks(TEXTS.de.script.saved), "leaving: a tap on the button asks first");
    await visitor.shot("page-leaving");
    await visitor.tap("dialog button");
    const closed = await waitUntil(() => visitor.evaluate("!document.querySelector('dialog')"));
    check(closed, "leaving: after the first answer the match goes on");
    await visitor.tap("#pad [data-leave]");
    await asks(TEXTS.de.script.saved);
    await visitor.tap("dialog button + button");
    const isNoted = `document.documentElement.dataset.game === "menu" &&
        document.querySelector("[data-start=mille] em")?.textContent.length > 0`;
    check(await waitUntil(() => visitor.evaluate(isNoted)), "leaving: the menu of the games shows the saved match");
    await visitor.shot("page-saved");
    await visitor.tap("[data-start=mille]");
    check(await asks(TEXTS.de.script.resume), "leaving: coming back asks whether to resume it");
    await visitor.tap("dialog button");
    check(await waitUntil(() => visitor.evaluate("window.emulatorFrame?.count > 0")), "leaving: it is resumed");
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
