// The page remembers its visitor's match: after a reload it offers to go on, and goes on where it was; who begins anew loses nothing
// without a question.

import { openVisitor, waitUntil } from "./visitor.mjs";
import { check, test } from "../emulators/tap.mjs";
import { picturesOf } from "../emulators/title.mjs";
import { TEXTS } from "../../tools/web/texts.js";

const { isTitle } = picturesOf("mille");
const visitor = await openVisitor();
const { browser, evaluate } = visitor;

async function open(answer, address = "?game=mille&lang=en") {
    await visitor.answer(answer);
    await visitor.open(address);
    await waitUntil(() => evaluate("emulatorFrame.count > 0")); // it has asked what it wanted to ask
    return visitor.questions();
}
const shown = async () => {
    const picture = await visitor.picture();
    return picture.pixels.length > 0 ? picture : null;
};
// The picture once nothing has changed in it for a second: drawn to the end, on a page that stays as it is.
async function still() {
    let before = null;
    await waitUntil(async () => {
        const now = await shown();
        const stays = before !== null && now !== null && now.pixels.equals(before.pixels);
        before = now;
        if (!stays) await visitor.frames(50);
        return stays;
    });
    return before;
}
const showsTitle = async () => {
    const picture = await shown();
    return picture !== null && isTitle(picture, "cap32");
};
async function press(code, key, number) {
    await visitor.key("keyDown", code, key, number);
    await visitor.frames(8);
    await visitor.key("keyUp", code, key, number);
    await visitor.frames(50); // what it asks for is drawn
}

await test("a match that is remembered", async () => {
    await visitor.open("?game=mille&lang=en");
    check(await waitUntil(showsTitle), "the title");
    check((await open("yes")) === "", "who has played nothing is asked nothing");
    check(await waitUntil(showsTitle), "the title again");
    await press("Space", " ", 32);
    check(await waitUntil(async () => !(await showsTitle())), "a key leads to the menu");
    await visitor.frames(50);
    for (let row = 0; row < 2; row++) await press("ArrowDown", "ArrowDown", 40);
    await press("Space", " ", 32);
    const before = await still(); // the options, on which nothing moves; a car drives through the menu
    await evaluate("dispatchEvent(new Event('pagehide'))");
    const size = await evaluate("localStorage.getItem('mille-match-en')?.length ?? 0");
    check(size > 80_000 && size < 400_000, `the machine is kept in the browser (${size} letters)`);

    check((await open("no")) === TEXTS.en.resume, "after a reload the page offers to go on");
    const same = async () => {
        const now = await shown();
        return now !== null && now.pixels.equals(before.pixels);
    };
    check(await waitUntil(same), "and goes on where it was, with the same picture");

    await visitor.answer("wait");
    await visitor.open("?game=mille&lang=en");
    check(await waitUntil(() => evaluate("document.querySelector('dialog[open]') !== null")), "it asks again");
    check((await evaluate("document.activeElement.textContent")) === TEXTS.en.goOn, "the answer that loses nothing is the one that RETURN presses");
    await visitor.key("keyDown", "Escape", "Escape", 27);
    await visitor.key("keyUp", "Escape", "Escape", 27);
    check((await waitUntil(() => evaluate("emulatorFrame.count > 0"))) && (await waitUntil(same)), "ESC means it, too: the match goes on");

    check((await open("yes", "?game=risk&lang=en")) === "", "the other game has a memory of its own");
    check((await open("yes")) === TEXTS.en.resume, "it offers it again");
    check(await waitUntil(showsTitle), "who does not want to begins at the title");

    await press("Space", " ", 32);
    await waitUntil(async () => !(await showsTitle()));
    await visitor.answer("no");
    await evaluate("document.getElementById('restart').click()");
    check((await visitor.questions()) === TEXTS.en.sure, "restart asks first");
    check(!(await showsTitle()), "and does nothing if the visitor does not agree");
    await visitor.answer("yes");
    const again = browser.loads();
    await evaluate("setTimeout(() => document.getElementById('restart').click()); 0");
    await again;
    check(await waitUntil(showsTitle), "if he agrees it begins anew");
    check((await visitor.questions()) === "", "and does not offer the match that he has given up");
});
await visitor.close();
