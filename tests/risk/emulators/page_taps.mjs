// RISK on the page by fingers alone: a territory that is touched is chosen, and touched again it is taken; one that is not free is not.

import { BOARD, TOP } from "../../../build/risk/gen/board.js";
import { openVisitor, waitUntil } from "../../web/visitor.mjs";
import { SECOND, picturesOf, symbolsOf } from "../../emulators/title.mjs";
import { check, test } from "../../emulators/tap.mjs";

const OWNER = 96, PLAYERS = 188; // in risk_t (src/risk/rules/include/risk.h), which has no gaps
const TERRITORIES = 42, NOBODY = 0xff;
const WANTED = [25, 34, 13, 11, 4, 39, 24, 0]; // Madagascar, Japan, Iceland, Brazil …: small and large ones, far from each other
const CLAIMS = 3, TOUCHES = 200;
const { isTitle } = picturesOf("risk");
const table = symbolsOf("risk")._risk_table;

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
await visitor.close();
