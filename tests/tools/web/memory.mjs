// The page remembers its visitor's match, from its beginning on and not before: after a reload it offers to go on, and goes on where it
// was. Whoever begins anew loses nothing before another match begins, and nothing without a question.

import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";
import { SECOND, picturesOf, symbolsOf } from "../../emulators/chromium/title.mjs";
import { TEXTS } from "../../../tools/web/texts.js";

const text = TEXTS.en;
const OVER = "over ";

// Where a match is in the machine, how many bytes it has, and how it is given up when a person is asked for the first time.
const GAMES = {
    mille: { table: symbolsOf("mille")._mille_table, bytes: 238, other: "risk", giveUp: ["Escape", "ArrowLeft", "Space"] },
    risk: { table: symbolsOf("risk")._risk_game, bytes: 200, other: "mille", giveUp: ["Escape", "ArrowRight", "ArrowRight", "Space", "ArrowRight", "Space"] },
};
const KEYS = { Space: [" ", 32], Escape: ["Escape", 27], ArrowLeft: ["ArrowLeft", 37], ArrowRight: ["ArrowRight", 39] };
const DEMO = 120 * SECOND; // by then nobody touches the title, and the machines play

for (const [game, { table, bytes, other, giveUp }] of Object.entries(GAMES)) await test(game, () => story(game, table, bytes, other, giveUp));

async function story(game, table, bytes, other, giveUp) {
    const visitor = await openVisitor();
    const { browser, evaluate } = visitor;
    const { isTitle } = picturesOf(game);

    const started = () => waitUntil(() => evaluate("window.emulatorFrame?.count > 0")); // it has asked what it wanted to ask
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
        await visitor.frames(2 * SECOND); // what it asks for is drawn
    }
    const match = async () => (await visitor.ram()).subarray(table, table + bytes).toString("hex");
    // What the browser keeps, as when the page is left.
    const kept = () => evaluate(`dispatchEvent(new Event("pagehide")), localStorage["${game}-match-en"] ?? ""`);
    // The match once nothing has happened in it for a while: a person is asked.
    async function waits() {
        for (let before = "", now; (now = await match()) !== before; before = now) await visitor.frames(4 * SECOND);
        return match();
    }
    async function toMatch() {
        for (let presses = 0; presses < 20 && (await kept()) === ""; presses++) await press("Space");
        return waits();
    }
    async function menuSays() {
        await visitor.open("?lang=en");
        await waitUntil(() => evaluate("document.querySelector('.picture').style.width !== ''"));
        return evaluate(`document.querySelector("[data-start=${game}] em").textContent`);
    }

    await visitor.open(`?game=${game}&lang=en`);
    await started();
    await visitor.hold();
    check(await waitUntil(showsTitle), `${game}: the title`);
    await visitor.frames(DEMO);
    check(/[^0]/.test(await match()) && (await kept()) === "", `${game}: a demonstration is not kept`);
    check((await open("yes")) === "" && (await waitUntil(showsTitle)), `${game}: who has played nothing is asked nothing`);
    await press("Space");
    check(!(await showsTitle()) && (await kept()) === "", `${game}: a key leads to the menu, where nobody plays yet`);
    check((await menuSays()) === "", `${game}: and no match waits`);

    await open("yes");
    await waitUntil(showsTitle);
    const before = await toMatch();
    const size = (await kept()).length;
    check(size > 80_000 && size < 400_000, `${game}: a match is kept in the browser (${size} letters)`);
    check((await open("no")) === text.resume, `${game}: after a reload the page offers to go on`);
    check((await match()) === before && (await waits()) === before, `${game}: and goes on where it was`);

    await visitor.answer("wait");
    await visitor.open(`?game=${game}&lang=en`);
    check(await waitUntil(() => evaluate("document.querySelector('dialog[open]') !== null")), `${game}: it asks again`);
    check((await evaluate("document.activeElement.textContent")) === text.goOn, `${game}: RETURN would press the answer that loses nothing`);
    await visitor.key("keyDown", "Escape", ...KEYS.Escape);
    await visitor.key("keyUp", "Escape", ...KEYS.Escape);
    check((await started()) && (await match()) === before, `${game}: ESC means it, too: the match goes on`);

    check((await open("no", `?game=${other}&lang=en`)) === "", `${game}: the other game has a memory of its own`);
    check((await menuSays()) === text.waits, `${game}: the menu of the games says that a match waits`);
    check((await open("yes")) === text.resume && (await waitUntil(showsTitle)), `${game}: who does not want to go on begins at the title`);
    await press("Space");
    const still = await kept();
    await visitor.questions();
    const again = browser.loads();
    await evaluate("setTimeout(() => document.getElementById('restart').click()); 0");
    await again;
    await started();
    check((await visitor.questions()) === text.resume && still.length === size, `${game}: and loses nothing before another match begins, by Restart neither`);

    check((await open("no")) === text.resume && (await match()) === before, `${game}: the match is still there`);
    await evaluate("document.getElementById('restart').click()");
    check((await visitor.questions()) === text.sure && (await match()) === before, `${game}: in a match Restart asks first, and does nothing if the visitor does not agree`);

    await waitUntil(() => evaluate("document.querySelector('dialog') === null")); // it keeps keys to itself
    for (const key of giveUp) await press(key);
    await visitor.frames(4 * SECOND);
    check((await kept()).startsWith(OVER), `${game}: a match that was given up is over`);
    check((await menuSays()) === "", `${game}: and does not wait any more`);
    check((await open("no")) === text.over, `${game}: what it leaves is offered as that`);
    await visitor.answer("yes");
    const anew = browser.loads();
    await evaluate("setTimeout(() => document.getElementById('restart').click()); 0");
    await anew;
    await started();
    await visitor.hold();
    check((await waitUntil(showsTitle)) && (await visitor.questions()) === "" && (await kept()) === "", `${game}: after a question Restart begins with nothing`);
    await visitor.close();
}
