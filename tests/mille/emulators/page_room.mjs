// The page on five screens: the picture in steps of whole pixels, nothing over it, keys that stay the browser's, buttons that do what
// they say. Each leaves a picture of itself in build/tests/page-….png.

import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../../emulators/tap.mjs";

const WINDOWS = [
    { width: 1024, height: 700, scale: 2 },
    { width: 1280, height: 800, scale: 3 },
    { width: 1920, height: 1080, scale: 4 },
];
const PHONES = [
    { width: 390, height: 844, ratio: 3, touch: true },
    { width: 844, height: 390, ratio: 3, touch: true },
];

// What the page is asked before its own scripts run: which keys it keeps from the browser, whether it asks, how loud it is.
const EARS = `
    window.sent = []; window.kept = {}; window.questions = 0; window.loudspeakers = [];
    addEventListener("keydown", (event) => setTimeout(() => (kept[event.code] = event.defaultPrevented)), true);
    addEventListener("keydown", (event) => event.isTrusted || sent.push(event.code), true);
    window.confirm = () => (questions++, false);
    const { connect } = AudioNode.prototype;
    AudioNode.prototype.connect = function (to, ...rest) {
        if (to instanceof AudioDestinationNode) loudspeakers.push(this);
        return connect.call(this, to, ...rest);
    };
`;

const rectangle = (selector) => `(() => { const { left, top, right, bottom } = document.querySelector("${selector}").getBoundingClientRect(); return { left, top, right, bottom }; })()`;
const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
const click = (visitor, id) => visitor.evaluate(`document.getElementById("${id}").click()`);

async function open(size) {
    const visitor = await openVisitor({ ...size, script: EARS });
    await visitor.browser.open(`${visitor.home}?lang=de`);
    await waitUntil(() => visitor.evaluate("emulatorFrame.count > 100"));
    return visitor;
}

async function tryWindow({ width, height, scale }) {
    const name = `${width} × ${height}`;
    const visitor = await open({ width, height });
    const canvas = await visitor.evaluate(rectangle("#canvas"));
    const screen = await visitor.evaluate(rectangle("#screen"));
    check(canvas.right - canvas.left === 384 * scale && canvas.bottom - canvas.top === 272 * scale && Number.isInteger(canvas.left) === Number.isInteger(screen.left), `${name}: a pixel of the CPC is ${scale} × ${scale} pixels`);
    check(screen.left >= 0 && screen.right <= width && screen.bottom <= height, `${name}: the whole screen is seen`);
    check(screen.right - screen.left < 340 * scale && screen.bottom - screen.top < 220 * scale, `${name}: without most of the border`);
    await visitor.shot(`page-${width}`);
    await visitor.close();
}

async function tryPhone({ width, height, ratio, touch }) {
    const name = `touch ${width} × ${height}`;
    const visitor = await open({ width, height, ratio, touch });
    const screen = await visitor.evaluate(rectangle("#screen"));
    const buttons = await visitor.evaluate(`[...document.querySelectorAll("#pad button")].map((button) => { const { left, top, right, bottom } = button.getBoundingClientRect(); return { left, top, right, bottom, text: button.textContent }; })`);
    check(screen.left >= 0 && screen.right <= width && screen.bottom <= height && screen.right - screen.left > width * 0.6, `${name}: the screen is seen whole, and large`);
    check(buttons.length === 9 && buttons.every((button) => apart(button, screen)), `${name}: no button lies over it`);
    check(buttons.every((button) => button.left >= 0 && button.right <= width && button.bottom <= height && button.text), `${name}: all of them are in reach and labelled`);
    const [fire] = buttons.filter((button) => button.text === "LEERTASTE");
    const point = { x: (fire.left + fire.right) / 2, y: (fire.top + fire.bottom) / 2 };
    const before = (await visitor.picture()).pixels;
    await tapAt(visitor, point.x, point.y);
    check(await waitUntil(async () => !(await visitor.picture()).pixels.equals(before)), `${name}: a finger on LEERTASTE leads on`);
    await visitor.shot(`page-touch-${width}`);
    await visitor.close();
}

const BELOW = 41 + 97; // a line in which there is nothing but the arrow under a card
const CLOTH = "008000";

// The places of the hand under which something stands that is no cloth.
function arrows({ width, pixels }) {
    const line = (x) => pixels.subarray(3 * (BELOW * width + x), 3 * (BELOW * width + x) + 3).toString("hex");
    const under = (card) => Array.from({ length: 80 }, (_, x) => line(2 * (32 + 8 + 44 * card) + x));
    return [0, 1, 2, 3, 4, 5, 6].filter((card) => under(card).some((colour) => colour !== CLOTH));
}

async function tapAt(visitor, x, y) {
    await visitor.browser.page("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await visitor.frames(8);
    await visitor.browser.page("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await visitor.frames(12);
}

// From the title to a card by taps alone.
async function tryTaps() {
    const visitor = await open(PHONES[0]);
    const fire = await visitor.evaluate(rectangle(".fire"));
    const shows = async (count) => arrows(await visitor.picture()).length === count;
    for (let taps = 0; taps < 12 && !(await shows(1)); taps++) {
        await tapAt(visitor, (fire.left + fire.right) / 2, (fire.top + fire.bottom) / 2);
        await visitor.frames(150);
    }
    if (!check(await shows(1), "taps: by the red button alone to one's first card")) return visitor.close();
    const canvas = await visitor.evaluate(rectangle("#canvas"));
    const scale = (canvas.right - canvas.left) / 384;
    for (const card of [6, 2, 5]) {
        await tapAt(visitor, canvas.left + (32 + 8 + 44 * card + 20) * scale, canvas.top + (41 + 60) * scale);
        const found = arrows(await visitor.picture());
        check(found.length === 1 && found[0] === card, `taps: card ${card + 1} is chosen (${found.map((place) => place + 1)})`);
    }
    await click(visitor, "letters");
    await visitor.browser.page("Input.insertText", { text: "z" });
    await visitor.browser.page("Input.insertText", { text: "o" });
    await visitor.key("keyDown", "Enter", "Enter", 13);
    await visitor.browser.page("Input.dispatchKeyEvent", { type: "char", text: "\r" });
    await visitor.key("keyUp", "Enter", "Enter", 13);
    const typed = () => visitor.evaluate("sent.slice(-3).join()");
    check(await waitUntil(async () => (await typed()) === "KeyZ,KeyO,Enter"), `taps: a phone's own keyboard types a name (${await typed()})`);
    await visitor.shot("page-tapped");
    await visitor.close();
}

async function tryKeys() {
    const visitor = await open({ width: 1280, height: 800 });
    const CONTROL = 2;
    for (const [code, key, number, modifiers = 0] of [["ArrowDown", "ArrowDown", 40], ["KeyL", "l", 76], ["KeyF", "f", 70, CONTROL], ["Equal", "=", 187, CONTROL], ["Tab", "Tab", 9]]) {
        await visitor.key("keyDown", code, key, number, modifiers);
        await visitor.key("keyUp", code, key, number, modifiers);
    }
    await waitUntil(() => visitor.evaluate("'Tab' in kept"));
    const kept = await visitor.evaluate("kept");
    check(["Tab", "KeyF", "Equal"].every((code) => kept[code] === false), "Tab, Ctrl+F and Ctrl++ stay the browser's");
    check(kept.ArrowDown && kept.KeyL, "cursor keys and letters are the game's, and do not scroll the page");
    check((await visitor.evaluate("document.activeElement.matches('a, button')")), "Tab leads to the page's links and buttons");
    await visitor.close();
}

const loud = (volume) => `loudspeakers.length > 0 && loudspeakers.every(({ gain }) => gain.value === ${volume})`;

async function tryButtons() {
    const visitor = await open({ width: 1280, height: 800 });
    await click(visitor, "mute");
    check(await visitor.evaluate(loud(0)), "without sound, nothing is heard");
    await click(visitor, "mute");
    check(await visitor.evaluate(loud(1)), "and then again all of it");
    await click(visitor, "pause");
    let still = -1; // the number of the last frame
    const stands = async () => still === (still = await visitor.evaluate("emulatorFrame.count"));
    check(await waitUntil(stands), "paused, the CPC stands still");
    await click(visitor, "pause");
    await visitor.frames(10);
    check((await visitor.evaluate("emulatorFrame.count")) > still, "and goes on");
    await visitor.key("keyDown", "Space", " ", 32);
    await visitor.key("keyUp", "Space", " ", 32);
    await visitor.evaluate("document.body.dataset.same = 'yes'");
    for (const button of ["restart", "tape"]) await click(visitor, button);
    await visitor.evaluate("document.querySelector('#languages a').click()");
    check((await visitor.evaluate("questions")) === 3 && (await visitor.evaluate("document.body.dataset.same")) === "yes", "a match that is being played is not lost without a question");
    await visitor.close();
}

for (const size of WINDOWS) await test(`${size.width} × ${size.height}`, () => tryWindow(size));
for (const size of PHONES) await test(`touch ${size.width} × ${size.height}`, () => tryPhone(size));
await test("taps", tryTaps);
await test("keys", tryKeys);
await test("buttons", tryButtons);
