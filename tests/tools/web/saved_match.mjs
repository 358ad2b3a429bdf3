// The page saves its visitor's match, from its beginning on and not before: after a reload it offers to resume it. A
// visitor who begins anew loses nothing before another match begins, and nothing without a question.

import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { SECOND, picturesOf } from "../../lib/emulators/program.mjs";
import { gameIn } from "../../lib/layout/layout.mjs";
import { OVER } from "../../../tools/web/match_state.js";
import { TEXTS } from "../../../tools/web/texts.js";

const text = TEXTS.en.script;

// The keys that abandon a match when a person is asked for the first time.
const GAMES = {
    mille: { other: "risk", abandon: ["Escape", "ArrowLeft", "Space"] },
    risk: { other: "mille", abandon: ["Escape", "ArrowRight", "ArrowRight", "Space", "ArrowRight", "Space"] },
};
const KEYS = { Space: [" ", 32], Escape: ["Escape", 27], ArrowLeft: ["ArrowLeft", 37], ArrowRight: ["ArrowRight", 39] };
const DEMO = 120 * SECOND; // without a key on the title: the demonstration plays by then

for (const [game, { other, abandon }] of Object.entries(GAMES)) await test(game, () => tryGame(game, other, abandon));

async function tryGame(game, other, abandon) {
    const visitor = await openVisitor();
    const { browser, evaluate } = visitor;
    const { isTitle } = picturesOf(game);

    const started = () => waitUntil(() => evaluate("window.emulatorFrame?.count > 0")); // after its questions
    async function open(answer, address = `?game=${game}&lang=en`) {
        await visitor.answer(answer);
        await visitor.open(address);
        await started();
        const asked = await visitor.questions();
        await visitor.hold();
        await visitor.frames(SECOND);
        return asked;
    }
    async function showsTitle() {
        await visitor.frames(SECOND / 2);
        return isTitle(await visitor.picture(), "cap32");
    }
    async function press(code) {
        await visitor.key("keyDown", code, ...KEYS[code]);
        await visitor.frames(8);
        await visitor.key("keyUp", code, ...KEYS[code]);
        await visitor.frames(2 * SECOND); // the next screen is drawn by then
    }
    const match = async () => gameIn(await visitor.ram(), game).toString("hex");
    // The data in the browser's storage when the page is left.
    const stored = () => evaluate(`dispatchEvent(new Event("pagehide")), localStorage["${game}-match"] ?? ""`);
    // The match once nothing has happened in it for a while: a person is asked.
    async function waitForQuestion() {
        for (let before = "", now; (now = await match()) !== before; before = now) await visitor.frames(4 * SECOND);
        return match();
    }
    async function toMatch() {
        for (let presses = 0; presses < 20 && (await stored()) === ""; presses++) await press("Space");
        return waitForQuestion();
    }
    async function menuNote() {
        await visitor.open("?lang=en");
        await waitUntil(() => evaluate("document.querySelector('.picture').style.width !== ''"));
        return evaluate(`document.querySelector("[data-start=${game}] em").textContent`);
    }

    await visitor.open(`?game=${game}&lang=en`);
    await started();
    await visitor.hold();
    check(await waitUntil(showsTitle), `${game}: the title`);
    await visitor.frames(DEMO);
    check(/[^0]/.test(await match()) && (await stored()) === "", `${game}: a demonstration is not saved`);
    check((await open("yes")) === "" && (await waitUntil(showsTitle)), `${game}: without a match there is no question`);
    await press("Space");
    check(
        !(await showsTitle()) && (await stored()) === "",
        `${game}: a key leads to the menu, where there is no match yet`
    );
    check((await menuNote()) === "", `${game}: the menu of the games shows no saved match`);

    await open("yes");
    await waitUntil(showsTitle);
    const before = await toMatch();
    const size = (await stored()).length;
    check(size > 80_000 && size < 400_000, `${game}: a match is saved in the browser (${size} letters)`);
    check((await open("no")) === text.resume, `${game}: after a reload the page offers to resume it`);
    check((await match()) === before && (await waitForQuestion()) === before, `${game}: and resumes it unchanged`);

    await visitor.answer("wait");
    await visitor.open(`?game=${game}&lang=en`);
    check(await waitUntil(() => evaluate("document.querySelector('dialog[open]') !== null")), `${game}: it asks again`);
    const focused = await evaluate("document.activeElement.textContent");
    check(focused === text.goOn, `${game}: RETURN would press the answer that loses nothing`);
    await visitor.key("keyDown", "Escape", ...KEYS.Escape);
    await visitor.key("keyUp", "Escape", ...KEYS.Escape);
    check((await started()) && (await match()) === before, `${game}: ESC is the same answer: the match goes on`);

    check((await open("no", `?game=${other}&lang=en`)) === "", `${game}: the other game has its own saved match`);
    check((await menuNote()) === text.waits, `${game}: the menu of the games shows the saved match`);
    const asked = await open("yes");
    check(asked === text.resume && (await waitUntil(showsTitle)), `${game}: the other answer starts at the title`);
    await press("Space");
    const still = await stored();
    await visitor.questions();
    const again = browser.nextLoad();
    await evaluate("setTimeout(() => document.getElementById('restart').click()); 0");
    await again;
    await started();
    const askedAgain = (await visitor.questions()) === text.resume;
    check(askedAgain && still.length === size, `${game}: nothing is lost before another match begins, nor by Restart`);

    check((await open("no")) === text.resume && (await match()) === before, `${game}: the match is still saved`);
    await evaluate("document.getElementById('restart').click()");
    const warned = (await visitor.questions()) === text.sure;
    check(
        warned && (await match()) === before,
        `${game}: in a match Restart asks first, and the first answer does nothing`
    );

    await waitUntil(() => evaluate("document.querySelector('dialog') === null")); // it gets all keys
    for (const key of abandon) await press(key);
    await visitor.frames(4 * SECOND);
    check(JSON.parse(await stored()).state === OVER, `${game}: an abandoned match is over`);
    check((await menuNote()) === "", `${game}: the menu of the games does not show it any more`);
    check((await open("no")) === text.over, `${game}: its options and hall of fame are offered`);
    await visitor.answer("yes");
    const anew = browser.nextLoad();
    await evaluate("setTimeout(() => document.getElementById('restart').click()); 0");
    await anew;
    await started();
    await visitor.hold();
    const silent = (await waitUntil(showsTitle)) && (await visitor.questions()) === "";
    check(silent && (await stored()) === "", `${game}: after its question Restart begins with nothing`);
    await visitor.close();
}
