// The disc of all games in MAME: RUN"DISC shows the menu, which starts each game in the language that was chosen; from a game's own
// menu one comes back to it and goes on to the other; RUN"MILLE and RUN"RISK start one, and know the way to the menu too.

import { check, test } from "../../emulators/tap.mjs";
import { SECOND, picturesOf, runUntil, symbolsOf } from "../../emulators/title.mjs";
import { openMame } from "../../mame/mame.mjs";
import { isMenu, speaks } from "../emulators/seen.mjs";

const FOLDER = "build/tests";
const OTHER_ROW = 6; // of a game's menu, the first one is 0
const COUNT = 2; // of rows, in list_t
const title = { mille: picturesOf("mille").isTitle, risk: picturesOf("risk").isTitle };

async function press(cpc, ...keys) {
    for (const key of keys) {
        await cpc.press(key);
        await cpc.frames(SECOND / 2);
    }
}

async function menu(cpc, lit) {
    check(await runUntil(cpc, async () => isMenu(await cpc.picture(), cpc.core, lit), 15 * SECOND, 5), `the menu, with ${lit} lit`);
    await cpc.frames(SECOND / 2); // its keys are heard by then
}

async function game(cpc, name, language) {
    check(await runUntil(cpc, async () => title[name](await cpc.picture(), cpc.core), 20 * SECOND, 5), `the title of ${name}`);
    check(speaks(await cpc.ram(), name, language), `it speaks ${language}`);
}

// From a title by the game's menu, which comes when its settings were read from the disc, to that of the disc.
async function leave(cpc, name) {
    const { _list, _list_at } = symbolsOf(name);
    await press(cpc, "Space");
    check(await runUntil(cpc, async () => (await cpc.ram())[_list + COUNT] === OTHER_ROW + 1, 15 * SECOND, 5), `the menu of ${name} has a row for the other game`);
    for (let tries = 0; tries < 20 && (await cpc.ram())[_list_at] !== OTHER_ROW; tries++) await press(cpc, "ArrowDown");
    await press(cpc, "Space");
}

async function story(name, model, typed, body) {
    await test(name, async () => {
        const cpc = await openMame({ image: "disk/classics.dsk", model });
        try {
            await cpc.frames(2 * SECOND);
            await cpc.type(typed);
            await body(cpc);
        } finally {
            await cpc.shot(`${FOLDER}/mame-menu.png`);
            await cpc.close();
        }
    });
}

await story("both games, one after the other, in German", "6128", 'run"disc\n', async (cpc) => {
    await menu(cpc, "mille");
    await press(cpc, "ArrowRight", "ArrowDown");
    await menu(cpc, "risk");
    await press(cpc, "Space");
    await game(cpc, "risk", "DE");
    await leave(cpc, "risk");
    await menu(cpc, "mille");
    await press(cpc, "Space");
    await game(cpc, "mille", "DE");
    await leave(cpc, "mille");
    await menu(cpc, "risk");
});

await story("RUN\"MILLE on a French 464, then RISK by joystick in Italian", "464+ddi", 'key def 67,1,97\nrun"mille\n', async (cpc) => {
    await game(cpc, "mille", "FR");
    await leave(cpc, "mille");
    await menu(cpc, "risk");
    await press(cpc, "Up", "Fire"); // from the first language to the last
    await game(cpc, "risk", "IT");
});

await story("no disc when a game is wanted, then it is there again", "6128", 'run"disc\n', async (cpc) => {
    await menu(cpc, "mille");
    await cpc.eject();
    await press(cpc, "Space");
    await menu(cpc, "mille");
    await cpc.insert("disk/classics.dsk");
    await press(cpc, "ArrowRight", "Space");
    await game(cpc, "risk", "EN");
});
