// Caprice32 as a 6128 Plus with the cartridge: the menu by joystick, and 1000 Bornes in the language that was chosen.

import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";
import { SECOND, picturesOf, runUntil } from "../../emulators/chromium/title.mjs";
import { isMenu, speaks } from "./seen.mjs";

const cpc = await openCpc({ image: "disk/classics.cpr", model: "6128+" });
await test("the cartridge in Caprice32", async () => {
    check(await runUntil(cpc, async () => isMenu(await cpc.picture(), cpc.core, "mille"), 5 * SECOND, 10), "the menu");
    await cpc.frames(SECOND / 2); // its keys are heard by then
    for (const way of ["Down", "Down", "Fire"]) {
        await cpc.joystick(way);
        await cpc.frames(SECOND / 2);
    }
    check(await runUntil(cpc, async () => picturesOf("mille").isTitle(await cpc.picture(), cpc.core), 10 * SECOND, 10), "the title of 1000 Bornes");
    check(speaks(await cpc.ram(), "mille", "IT"), "it speaks Italian");
});
await cpc.shot("build/tests/menu-cartridge.png");
await cpc.close();
