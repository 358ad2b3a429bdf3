// Caprice32 as a 6128 Plus with the cartridge: the menu by joystick, and 1000 Bornes in the chosen language.

import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { SECOND, hasLanguage, picturesOf, runUntil } from "../../lib/emulators/program.mjs";
import { isMenu } from "../disc_menu.mjs";

const cpc = await openCpc({ image: "disk/classics.cpr", model: "6128+" });
await test("the cartridge in Caprice32", async () => {
    const showsMenu = async () => isMenu(await cpc.picture(), cpc.core, "mille");
    check(await runUntil(cpc, showsMenu, 5 * SECOND, 10), "the menu");
    await cpc.frames(SECOND / 2); // it reads keys by then
    for (const direction of ["Down", "Down", "Fire"]) {
        await cpc.joystick(direction);
        await cpc.frames(SECOND / 2);
    }
    const showsTitle = async () => picturesOf("mille").isTitle(await cpc.picture(), cpc.core);
    check(await runUntil(cpc, showsTitle, 10 * SECOND, 10), "the title of 1000 Bornes");
    check(hasLanguage(await cpc.ram(), "mille", "IT"), "its language is Italian");
});
await cpc.shot("build/tests/menu-cartridge.png");
await cpc.close();
