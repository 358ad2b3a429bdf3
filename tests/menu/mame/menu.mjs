// The disc of all games in MAME: RUN"DISC shows the menu, which starts each game in the chosen language; a game's own
// menu leads back to it and from there to the other game. RUN"MILLE and RUN"RISK start one game, whose menu leads there
// too.

import { test } from "../../lib/tap/tap.mjs";
import { SECOND } from "../../lib/emulators/program.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { game, gameMenu, leave, menu, press } from "./steps.mjs";

const FOLDER = "build/tests";

async function run(name, model, typed, body) {
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

await run("both games, one after the other, in German", "6128", 'run"disc\n', async (cpc) => {
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

const FRENCH = "key def 67,1,97\n";
await run(
    'RUN"MILLE on a French 464, then RISK by joystick in Italian', "464+ddi", `${FRENCH}run"mille\n`,
    async (cpc) => {
        await game(cpc, "mille", "FR");
        await gameMenu(cpc, "mille");
        await leave(cpc, "mille");
        await menu(cpc, "risk");
        await press(cpc, "Up", "Fire"); // from the first language to the last
        await game(cpc, "risk", "IT");
    }
);

await run("no disc when a game is chosen, then the disc again", "6128", 'run"disc\n', async (cpc) => {
    await menu(cpc, "mille");
    await cpc.eject();
    await press(cpc, "Space");
    await menu(cpc, "mille");
    await cpc.insert("disk/classics.dsk");
    await press(cpc, "ArrowRight", "Space");
    await game(cpc, "risk", "EN");
});
