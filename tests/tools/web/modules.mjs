// The page's modules without a browser: keys named in prompts, the stack of the CPC, gamepads, and files with a match,
// which somebody may have changed.

import { check, test } from "../../lib/tap/tap.mjs";
import { codeOf, useFrenchKeyboard } from "../../../tools/web/letters.js";
import { promptKeys, textWidth } from "../../../tools/web/prompts.js";
import { waitingIn } from "../../../tools/web/waiting.js";

globalThis.window = { requestAnimationFrame() {} }; // frames.js, which these two import, takes it over
const { heldOn } = await import("../../../tools/web/gamepad.js");
const { parseMatch } = await import("../../../tools/web/saved_match.js");

const NARROW = " !'(),.:;Iîìijl";
const FUZZED = 3000;

await test("prompts", async () => {
    const keys = (text) => promptKeys(text, NARROW).map(({ key }) => key).join();
    const arrows = "ArrowLeft,ArrowRight,ArrowUp,ArrowDown";
    check(keys("← → 1   ↑ ↓ 10   SPACE") === `${arrows},Space`, "arrows and the space bar");
    check(keys("← → Seiten    ESC Menü") === "ArrowLeft,ArrowRight,Escape", "a capital letter of a word is no key");
    check(keys("Namen tippen, dann RETURN") === "Enter", "RETURN");
    check(keys("C D J T V : aide") === "KeyC,KeyD,KeyJ,KeyT,KeyV", "single letters");
    const zones = promptKeys("← → 1   ↑ ↓ 10   SPACE", NARROW);
    check(zones.every(({ to }, i) => to === (zones[i + 1]?.from ?? to)), "each reaches up to the next");
    check(zones[0].from === 0 && zones[1].from === 3, "positions are in columns");
    check(textWidth("Il", NARROW) === 2 && textWidth("AB", NARROW) === 4, "narrow letters have one column");
});

await test("letters", async () => {
    check(codeOf("A") === "KeyA" && codeOf("M") === "KeyM", "letters of an English CPC");
    useFrenchKeyboard(true);
    const codes = ["A", "Q", "Z", "W", "M", "L"].map(codeOf).join();
    check(codes === "KeyQ,KeyA,KeyW,KeyZ,Semicolon,KeyL", `letters of a French CPC (${codes})`);
    useFrenchKeyboard(false);
});

// A snapshot whose stack holds these return addresses.
function snapshotWith(addresses, sp = 0xbf00, call = [0xcd, 0, 0]) {
    const image = new Uint8Array(256 + 0x10000);
    image.set(Array.from("MV - SNA", (letter) => letter.charCodeAt(0)));
    image.set([sp & 255, sp >> 8], 0x21);
    image[0x6b] = 64;
    addresses.forEach((address, i) => {
        image.set([address & 255, address >> 8], 256 + sp + 2 * i);
        image.set(call, 256 + address - call.length);
    });
    return image;
}

await test("the stack", async () => {
    const layout = { FUNCTION_LIST_CHOOSE: [0x2000, 0x2100], FUNCTION_OPTIONS_SHOW: [0x3000, 0x3100], OTHER: 7 };
    const names = (...given) => waitingIn(snapshotWith(...given), layout)?.join() ?? null;
    check(names([0x2010, 0x3020, 0x4000]) === "list_choose,options_show", "functions are found, the innermost first");
    check(names([0x5000, 0x2010], 0xbf01) === "list_choose", "at odd addresses too");
    check(names([0x2010], 0xbf00, [0, 0, 0]) === "", "an address behind no call is a number");
    check(names([0x2010], 0xbf00, [0xdf]) === "list_choose", "a restart is a call");
    check(names([0x2000], 0xbf00) === "", "a pointer to a function is no return address");
    check(names([0x2010], 0x9000) === null, "a stack pointer elsewhere: the game draws");
});

await test("gamepads", async () => {
    const pad = (pressed, axes = [0, 0, 0, 0]) =>
        ({ axes, buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i) })) });
    const held = (...given) => [...heldOn(pad(...given))].sort().join();
    check(held([12]) === "4" && held([13]) === "5" && held([14]) === "6" && held([15]) === "7", "the cross");
    check(held([0]) === "8" && held([1]) === "0", "A fires, B is the other button");
    check(held([], [-1, 0.1, 0, 0]) === "6" && held([], [0, 0, 0, 1]) === "5", "the sticks");
    check(held([], [0.3, -0.3, 0, 0]) === "" && heldOn({ axes: [], buttons: [] }).size === 0, "nothing is held");
});

const words = { WIDTHS: [], TEXTS: [], NARROW: "" };
const saved = {
    format: 1, game: "mille", version: "x", language: "en", state: "playing", window: "w",
    layout: { ADDRESS_GAME: 0xb000 }, words, image: Buffer.from(snapshotWith([])).toString("base64"),
};

await test("files", async () => {
    const parse = (changes, game = "mille") => parseMatch(JSON.stringify({ ...saved, ...changes }), game);
    check(parse({})?.image.length === 256 + 0x10000, "a match is read");
    check(parse({}, "risk") === null, "not as one of another game");
    const broken = [
        { format: 2 }, { state: "won" }, { layout: null }, { layout: {} }, { words: {} }, { image: "AAAA" },
        { image: 7 },
        { image: saved.image.slice(0, -8) }, { image: "§" },
    ];
    check(broken.every((changes) => parse(changes) === null), "a broken one is refused");
    const others = ["", "null", "[]", "7", "{", '"x"'];
    check(others.every((text) => parseMatch(text, "mille") === null), "so is any other text");
    // Changed, shortened, lengthened: never an exception, and what is accepted has a whole snapshot.
    const text = JSON.stringify(saved);
    let seed = 1, accepted = 0, wrong = 0;
    const random = (below) => (seed = (seed * 48271) % 0x7fffffff) % below;
    for (let i = 0; i < FUZZED; i++) {
        const at = random(i % 2 ? 300 : text.length);
        const ways = [text.slice(0, at), text.slice(0, at) + String.fromCharCode(random(127)) + text.slice(at + 1),
                      text.slice(at), text.slice(0, at) + text.slice(at + 1 + random(9))];
        try {
            const match = parseMatch(ways[random(4)], "mille");
            accepted += match !== null;
            wrong += match !== null && match.image.length !== 256 + 0x10000;
        } catch {
            wrong++;
        }
    }
    check(wrong === 0 && accepted > 0, `${FUZZED} changed files: no exception (${accepted} are still matches)`);
});
