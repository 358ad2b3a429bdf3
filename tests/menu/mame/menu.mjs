// The disc of all games in MAME: RUN"DISC shows the menu, which starts each game in the language that was chosen; from a game's own
// menu one comes back to it and goes on to the other; RUN"MILLE and RUN"RISK start one, and know the way to the menu too.

import { test } from "../../emulators/chromium/tap.mjs";
import { SECOND } from "../../emulators/chromium/title.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { game, gameMenu, leave, menu, press } from "./steps.mjs";

const FOLDER = "build/tests";

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
    await gameMenu(cpc, "risk");
    await leave(cpc, "risk");
    await menu(cpc, "mille");
    await press(cpc, "Space");
    await game(cpc, "mille", "DE");
    await gameMenu(cpc, "mille");
    await leave(cpc, "mille");
    await menu(cpc, "risk");
});

await story("RUN\"MILLE on a French 464, then RISK by joystick in Italian", "464+ddi", 'key def 67,1,97\nrun"mille\n', async (cpc) => {
    await game(cpc, "mille", "FR");
    await gameMenu(cpc, "mille");
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
