// RISK on the page by fingers alone: a territory that is touched is chosen, and touched again it is taken; one that is not free is not.
// Then a whole turn: cards are handed in, armies placed, a neighbour attacked and taken, armies moved.

import { BOARD, TOP } from "../../../build/risk/gen/board.js";
import { SNAPSHOT_HEADER, openVisitor, waitUntil } from "../../tools/web/visitor.mjs";
import { SECOND, picturesOf, symbolsOf } from "../../emulators/chromium/title.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";

// In risk_t (src/risk/rules/include/risk.h), which has no gaps.
const ARMIES = 6, POOL = 90, ROUND = 92, OWNER = 96, CARD = 138, PLAYERS = 188, PHASE = 190, SEAT = 191, TURN = 192, BYTES = 200;
const CARDS = 44, IN_PACK = 6, IN_DISCARD = 7;
const TRADE = 2, PLACE = 3, ATTACK = 4, ADVANCE = 6, MOVE = 7;
const PERU = 10, BRAZIL = 11, ARGENTINA = 12, NORTH_AFRICA = 20;
const TERRITORIES = 42, NOBODY = 0xff;
const WANTED = [25, 34, 13, 11, 4, 39, 24, 0]; // Madagascar, Japan, Iceland, Brazil …: small and large ones, far from each other
const CLAIMS = 3, TOUCHES = 200;
const { isTitle } = picturesOf("risk");
const { _risk_game: table, _cards_shown: cardsShown } = symbolsOf("risk");

// A pixel in the middle of the territory's list of them, in mode 1.
function place(territory) {
    const own = BOARD.flatMap((line, y) => Array.from(line, (area, x) => ({ area, x: 2 * x + 1, y: TOP + y + 0.5 }))).filter(({ area }) => area.charCodeAt(0) - 48 === territory);
    return own[Math.floor(own.length / 2)];
}

const visitor = await openVisitor({ width: 844, height: 390, touch: true });
const owners = async () => [...(await visitor.ram()).subarray(table + OWNER, table + OWNER + TERRITORIES)];
async function touch(territory) {
    const { x, y } = place(territory);
    await visitor.tapPixel(x, y);
    await visitor.frames(30); // until the page has typed its number
}

async function showsTitle() {
    const picture = await visitor.picture();
    return picture.pixels.length > 0 && isTitle(picture, "cap32");
}

// Touches it until it has an owner: twice where the player is asked already, more often while the others claim.
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
    const begun = async () => (await visitor.ram())[table + PLAYERS] > 0;
    for (let taps = 0; taps < 20 && !(await begun()); taps++) {
        await visitor.tap(".fire");
        await visitor.frames(2 * SECOND); // the menu comes, or the board
    }
    check(await begun(), "by taps to the board");
    let mine = 0, lost = 0;
    for (const territory of WANTED) {
        if (mine === CLAIMS) break;
        if ((await owners())[territory] !== NOBODY) continue;
        if ((await claim(territory)) === 0) mine++;
        else lost++;
    }
    check(mine === CLAIMS, `${CLAIMS} territories are claimed by touching them twice (${mine}; ${lost} were claimed by others first)`);
    const before = await owners();
    const taken = before.findIndex((owner) => owner > 0 && owner < 3);
    for (let touches = 0; touches < 3; touches++) await touch(taken);
    const mineOf = (list) => list.flatMap((owner, territory) => (owner === 0 ? [territory] : []));
    const after = mineOf(await owners());
    check(after.join() === mineOf(before).join(), `one that somebody else has cannot be taken so (${taken}; ${mineOf(before)}; ${after})`);
});

const game = async () => (await visitor.ram()).subarray(table, table + BYTES);
const phase = async () => (await game())[PHASE];
const armies = async (territory) => (await game()).readUInt16LE(ARMIES + 2 * territory);
async function tap(selector) {
    await visitor.tap(selector);
    await visitor.frames(60);
}

// Does something until the game says that it has come of it.
async function until(done, action, most = 40) {
    for (let times = 0; times < most && !(await done()); times++) await action();
    return done();
}

// The page goes on with another match: South America is the first player's, who has five cards to choose a set from.
async function deal() {
    const image = Buffer.from(await visitor.evaluate("localStorage['risk-match-en']"), "base64");
    const risk = image.subarray(SNAPSHOT_HEADER + table, SNAPSHOT_HEADER + table + BYTES);
    for (let territory = 0; territory < TERRITORIES; territory++) {
        risk[OWNER + territory] = territory >= PERU && territory <= ARGENTINA ? 0 : 1 + (territory & 1);
        risk.writeUInt16LE(territory === NORTH_AFRICA ? 1 : 4, ARMIES + 2 * territory);
    }
    risk.writeUInt16LE(30, ARMIES + 2 * BRAZIL);
    risk.fill(IN_PACK, CARD, CARD + CARDS);
    for (const card of [0, 1, 2, 42, 43]) risk[CARD + card] = 0; // the last two are good for any figure
    risk.writeUInt16LE(3, POOL);
    risk.writeUInt16LE(1, ROUND);
    risk[PHASE] = TRADE;
    risk[SEAT] = risk[TURN] = 0;
    await visitor.evaluate(`localStorage["risk-match-en"] = "${image.toString("base64")}"; Storage.prototype.setItem = () => {}`);
    await visitor.answer("no"); // it goes on
    await visitor.open("?game=risk&lang=en");
    await waitUntil(() => visitor.evaluate("emulatorFrame.count > 0"));
    await visitor.hold();
    await tap("[data-key=KeyT]"); // a page over the board; behind it the game looks anew whom it has to ask for what
    await tap(".fire");
}

// Where the cards of a hand of five lie: in one row, in the middle of the screen.
const touchCard = async (card) => {
    await visitor.tapPixel(4 + 24 + 52 * card + 26, 110);
    await visitor.frames(30);
};

await test("a turn by taps", async () => {
    await deal();
    check((await visitor.ram())[cardsShown] === 0x85, "five cards lie there, and three are asked for");
    for (const card of [2, 3, 2, 0]) await touchCard(card); // one is taken back
    const lies = async (card) => (await game())[CARD + card];
    check((await phase()) === TRADE && (await lies(0)) === 0, "two are chosen: nothing is handed in yet");
    await touchCard(1);
    await until(async () => (await phase()) === PLACE, () => visitor.frames(SECOND / 2));
    check((await Promise.all([0, 1, 42].map(lies))).every((place) => place === IN_DISCARD) && (await lies(2)) === 0, "the third that is touched hands them in");
    const before = await armies(PERU);
    const pool = (await game()).readUInt16LE(POOL);
    check((await phase()) === PLACE && pool > 3, `armies come for them (${pool})`);
    check(await until(async () => (await phase()) === ATTACK, () => touch(PERU)), "each touch places one of them");
    check((await armies(PERU)) === before + pool, "where the finger was");
    for (const territory of [BRAZIL, BRAZIL, NORTH_AFRICA, NORTH_AFRICA]) await touch(territory);
    check(await until(async () => (await phase()) === ADVANCE, () => tap(".fire")), "a neighbour is attacked and falls");
    check(await until(async () => (await phase()) === ATTACK, () => tap(".fire")), "armies advance");
    check((await owners())[NORTH_AFRICA] === 0 && (await armies(NORTH_AFRICA)) > 1, "and hold it");
    await tap("[data-key=Escape]");
    await tap(".fire");
    check((await phase()) === MOVE, "ESC ends the attacks");
    for (const territory of [PERU, PERU, ARGENTINA, ARGENTINA]) await touch(territory);
    check(await until(async () => (await armies(PERU)) === 1, () => tap(".fire")), "armies are moved");
    check(await until(async () => (await game())[TURN] !== 0, () => visitor.frames(SECOND)), "and the turn is over");
});
await visitor.close();
