// RISK on the page of a phone: a tap on a territory chooses it, a second one takes it, but not if it has an owner. Then
// a whole turn, with taps, touch buttons and keys mixed in both orders: cards are handed in, armies placed, an adjacent
// territory attacked and taken, armies moved.

import { BOARD, TOP } from "../../../build/risk/gen/board.js";
import { choicePlace, widthsOf } from "../../lib/emulators/choices.mjs";
import { SNAPSHOT_HEADER, openVisitor, waitUntil } from "../../tools/web/visitor.mjs";
import { SECOND, picturesOf } from "../../lib/emulators/program.mjs";
import { layout, ownersIn, readGame } from "./board.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const { RISK_ARMIES, RISK_POOL, RISK_ROUND, RISK_OWNER, RISK_CARD, RISK_PLAYERS, RISK_PHASE, RISK_SEAT, RISK_TURN } =
    layout;
const { CARDS, IN_PACK, IN_DISCARD, TERRITORIES, NOBODY } = layout;
const { PHASE_TRADE, PHASE_PLACE, PHASE_ATTACK, PHASE_ADVANCE, PHASE_MOVE } = layout;
const { PERU, BRAZIL, ARGENTINA, NORTH_AFRICA } = layout;
const { MADAGASCAR, JAPAN, ICELAND, ONTARIO, NEW_GUINEA, SOUTH_AFRICA, ALASKA } = layout;
// Small and large ones, far from each other.
const WANTED = [MADAGASCAR, JAPAN, ICELAND, BRAZIL, ONTARIO, NEW_GUINEA, SOUTH_AFRICA, ALASKA];
const JOKER = TERRITORIES; // the first of two, after a card for each territory
const CLAIMS = 3, TOUCHES = 200;
const { isTitle } = picturesOf("risk");

// A pixel of the territory, in mode 1: the middle one of the list.
function place(territory) {
    const pixels = (line, y) => Array.from(line, (area, x) => ({ area, x: 2 * x + 1, y: TOP + y + 0.5 }));
    const own = BOARD.flatMap(pixels).filter(({ area }) => area.charCodeAt(0) - 48 === territory);
    return own[Math.floor(own.length / 2)];
}

const visitor = await openVisitor({ width: 844, height: 390, touch: true });
const game = async () => readGame(await visitor.ram());
const owners = async () => ownersIn(await game());
async function touch(territory) {
    const { x, y } = place(territory);
    await visitor.tapPixel(x, y);
    await visitor.frames(30); // the page has typed its number by then
}

async function showsTitle() {
    const picture = await visitor.picture();
    return picture.pixels.length > 0 && isTitle(picture, "cap32");
}

// Taps it until it has an owner: twice if it is the player's turn, more often while the others claim.
async function claim(territory) {
    for (let touches = 0; touches < TOUCHES; touches++) {
        await touch(territory);
        const owner = (await owners())[territory];
        if (owner !== NOBODY) return owner;
    }
    return NOBODY;
}

await test("claims by taps", async () => {
    await visitor.open("?game=risk&lang=en");
    check(await waitUntil(showsTitle), "the title");
    await visitor.hold();
    const begun = async () => (await game())[RISK_PLAYERS] > 0;
    for (let taps = 0; taps < 20 && !(await begun()); taps++) {
        await visitor.tap(".fire");
        await visitor.frames(2 * SECOND); // the menu or the board is drawn
    }
    check(await begun(), "taps lead to the board");
    let mine = 0, lost = 0;
    for (const territory of WANTED) {
        if (mine === CLAIMS) break;
        if ((await owners())[territory] !== NOBODY) continue;
        if ((await claim(territory)) === 0) mine++;
        else lost++;
    }
    const others = `${lost} were claimed by others first`;
    check(mine === CLAIMS, `${CLAIMS} territories are claimed by two taps each (${mine}; ${others})`);
    const before = await owners();
    const taken = before.findIndex((owner) => owner > 0 && owner < 3);
    for (let touches = 0; touches < 3; touches++) await touch(taken);
    const mineOf = (list) => list.flatMap((owner, territory) => (owner === 0 ? [territory] : []));
    const after = mineOf(await owners());
    const lists = `${taken}; ${mineOf(before)}; ${after}`;
    check(after.join() === mineOf(before).join(), `a territory of another player is not claimed by taps (${lists})`);
});

const phase = async () => (await game())[RISK_PHASE];
const armies = async (territory) => (await game()).readUInt16LE(RISK_ARMIES + 2 * territory);
async function tap(selector) {
    await visitor.tap(selector);
    await visitor.frames(60);
}

// Repeats `action` until `done` is true.
async function until(done, action, most = 40) {
    for (let times = 0; times < most && !(await done()); times++) await action();
    return done();
}

// Changes the match that the page resumes: the first player holds South America, and has five cards to choose a set
// from.
async function prepareMatch() {
    const saved = JSON.parse(await visitor.evaluate("localStorage['risk-match']"));
    const image = Buffer.from(saved.image, "base64");
    const risk = readGame(image.subarray(SNAPSHOT_HEADER));
    for (let territory = 0; territory < TERRITORIES; territory++) {
        risk[RISK_OWNER + territory] = territory >= PERU && territory <= ARGENTINA ? 0 : 1 + (territory & 1);
        risk.writeUInt16LE(territory === NORTH_AFRICA ? 1 : 4, RISK_ARMIES + 2 * territory);
    }
    risk.writeUInt16LE(30, RISK_ARMIES + 2 * BRAZIL);
    risk.fill(IN_PACK, RISK_CARD, RISK_CARD + CARDS);
    for (const card of [0, 1, 2, JOKER, JOKER + 1]) risk[RISK_CARD + card] = 0;
    risk.writeUInt16LE(3, RISK_POOL);
    risk.writeUInt16LE(1, RISK_ROUND);
    risk[RISK_PHASE] = PHASE_TRADE;
    risk[RISK_SEAT] = risk[RISK_TURN] = 0;
    const stored = JSON.stringify({ ...saved, image: image.toString("base64") });
    await visitor.evaluate(`localStorage["risk-match"] = ${JSON.stringify(stored)};
        Storage.prototype.setItem = () => {}`);
    await visitor.answer("no"); // resumes it
    await visitor.open("?game=risk&lang=en");
    await waitUntil(() => visitor.evaluate("emulatorFrame.count > 0"));
    await visitor.hold();
    await tap("[data-letter=T]"); // a page over the board: after it the game asks anew, according to the changed match
    await tap(".fire");
}

// The cards of a hand of five are in one row, in the middle of the screen.
const HELD = 5;
async function touchCard(card) {
    const { CARDS_LEFT, CARDS_TOP, CARDS_COLUMNS, CARDS_ROW_HEIGHT, CARD_WIDTH } = layout;
    const left = CARDS_LEFT + ((CARDS_COLUMNS - HELD) * CARD_WIDTH) / 2;
    await visitor.tapPixel(left + CARD_WIDTH * (card + 0.5), CARDS_TOP + CARDS_ROW_HEIGHT);
    await visitor.frames(30);
}

const { screen } = visitor;
const cursor = async () => (await visitor.ram())[layout.ADDRESS_PICK_AT];
const space = () => visitor.type("Space", " ", 32);
const WIDTHS = widthsOf("risk");

async function tapAnswer(number) {
    const { x, y } = choicePlace(await visitor.ram(), layout, WIDTHS, number);
    await visitor.tapPixel(x, y);
    await visitor.frames(60);
}

// A key that the line of answers names: "← → 1   ↑ ↓ 10   SPACE". A letter has two columns, a space one.
async function tapPrompt(text, key) {
    const columns = Array.from(text.slice(0, text.indexOf(key)), (letter) => (letter === " " ? 1 : 2));
    const left = columns.reduce((sum, width) => sum + width, 0);
    await visitor.tapPixel(layout.ANSWERS_X + 4 * left + 4, layout.ANSWERS_Y + 4);
    await visitor.frames(40);
}
const NUMBER = "← → 1   ↑ ↓ 10   SPACE";

// Types the number of a territory.
async function typeTerritory(territory) {
    for (const digit of String(territory + 1).padStart(2, "0"))
        await visitor.type(`Digit${digit}`, digit, digit.charCodeAt(0));
}

// Armies are placed by each order of two of taps, buttons and keys.
async function placeMixed(pool) {
    let left = pool;
    const places = async (sentence, ...actions) => {
        for (const action of actions) await action();
        await visitor.frames(40);
        const now = (await phase()) === PHASE_PLACE ? (await game()).readUInt16LE(RISK_POOL) : 0;
        check(now === left - 1, `${sentence}: one army is placed (${left}, ${now})`);
        left = now;
    };
    await until(async () => (await screen()) === "pick_territory", () => visitor.frames(SECOND / 2));
    if ((await cursor()) === PERU) await touch(ARGENTINA);
    await touch(PERU);
    check((await cursor()) === PERU && (await phase()) === PHASE_PLACE, "the first tap only moves the cursor");
    await places("a second tap", () => touch(PERU));
    await touch(ARGENTINA);
    check((await cursor()) === ARGENTINA, "a tap on another territory only moves the cursor");
    await places("a tap and the space bar", () => touch(PERU), space);
    await places("a number by keys, then a tap", () => touch(BRAZIL), () => typeTerritory(PERU), () => touch(PERU));
    await touch(BRAZIL);
    await places("a tap, then the red button", () => touch(PERU), () => tap(".fire"));
    check(await until(async () => (await phase()) === PHASE_ATTACK, () => touch(PERU)), "taps place the others");
}

async function attackMixed() {
    await touch(BRAZIL);
    await tap(".fire");
    await touch(NORTH_AFRICA);
    await touch(NORTH_AFRICA);
    check((await screen()) === "dialogue_answer", "a tap and the red button, then two taps: the dice are asked for");
    await tapAnswer(1);
    check((await screen()) === "pick_number", "a tap on the second answer: how many armies to keep is asked for");
    await tapPrompt(NUMBER, "→");
    await tapPrompt(NUMBER, "→");
    await tapPrompt(NUMBER, "←");
    await tapPrompt(NUMBER, "SPACE");
    const reaches = (wanted) => until(async () => (await phase()) === wanted, () => visitor.frames(SECOND / 2), 80);
    check(await reaches(PHASE_ADVANCE), "the battle is won");
    await until(async () => (await screen()) === "pick_number", () => visitor.frames(SECOND / 2));
    await tapPrompt(NUMBER, "←");
    await tapPrompt(NUMBER, "SPACE");
    check(await reaches(PHASE_ATTACK), "armies advance");
    check((await owners())[NORTH_AFRICA] === 0 && (await armies(NORTH_AFRICA)) > 1, "and hold it");
}

async function moveMixed() {
    for (const territory of [PERU, PERU, ARGENTINA, ARGENTINA]) await touch(territory);
    check((await screen()) === "pick_number", "four taps: how many armies to move is asked for");
    await tapPrompt(NUMBER, "←");
    await tapPrompt(NUMBER, "SPACE");
    check(await until(async () => (await armies(PERU)) === 2, () => visitor.frames(20)), "all but two are moved");
}

await test("a turn by taps", async () => {
    await prepareMatch();
    const shown = (await visitor.ram())[layout.ADDRESS_CARDS_SHOWN];
    check(shown === (layout.CARDS_ASKED | HELD), "five cards are shown, and three are asked for");
    for (const card of [2, 3, 2, 0]) await touchCard(card); // one is taken back
    const placeOf = async (card) => (await game())[RISK_CARD + card];
    check((await phase()) === PHASE_TRADE && (await placeOf(0)) === 0, "two are chosen: nothing is handed in yet");
    await touchCard(1);
    await until(async () => (await phase()) === PHASE_PLACE, () => visitor.frames(SECOND / 2));
    const handedIn = (await Promise.all([0, 1, JOKER].map(placeOf))).every((place) => place === IN_DISCARD);
    check(handedIn && (await placeOf(2)) === 0, "the tap on the third card hands them in");
    const before = await armies(PERU);
    const pool = (await game()).readUInt16LE(RISK_POOL);
    check((await phase()) === PHASE_PLACE && pool > 3, `the set brings armies (${pool})`);
    await placeMixed(pool);
    check((await armies(PERU)) === before + pool, "all of them are on the territory under the finger");
    await attackMixed();
    await tap("[data-key=Escape]"); // the territory taken is proposed as the next base
    await tap("[data-key=Escape]");
    check((await screen()) === "dialogue_answer", "ESC asks whether the attacks are over");
    await tapAnswer(0);
    check((await phase()) === PHASE_MOVE, "a tap on the first answer ends them");
    await moveMixed();
    check(await until(async () => (await game())[RISK_TURN] !== 0, () => visitor.frames(SECOND)), "the turn is over");
});
await visitor.close();
