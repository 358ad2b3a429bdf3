// CrocoDS with the disk: a second emulator reads the catalogue, loads through AMSDOS, changes the language of the game from
// the disk, and reaches the table.

import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { judge } from "../../emulators/chromium/kept.mjs";
import { SECOND, isTitle, runUntil, showsCloth, toMenu } from "./match.mjs";
import { check, test } from "../../emulators/chromium/tap.mjs";

const LANGUAGES = 4;
const OPTIONS_ROW = 2; // of the menu: a new match, the kept one
const LANGUAGE_ROW = 4; // of the options: rules, players, two seats
const DRIVE = 48; // CrocoDS draws its disk drive into the first lines

// What the screen shows, without the drive.
async function screen() {
    const { width, pixels } = await cpc.picture();
    return pixels.subarray(3 * width * DRIVE).toString("latin1");
}

const cpc = await openCpc({ image: "disk/mille.dsk" });

async function story() {
    await cpc.frames(2 * SECOND);
    await cpc.shot("build/tests/disk-files.png"); // its list of what can be run: DISC first
    await cpc.joystick("Fire");
    const start = await cpc.frames(0);
    const title = await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 20 * SECOND, 10);
    if (!check(title, "the game loads from disk and reaches the title")) return;
    console.log(`# ${((await cpc.frames(0)) - start) / SECOND} seconds of the CPC after the file was chosen, its name typed included`);
    await toMenu(cpc, () => cpc.joystick("Fire"));
    await changeLanguage();
    await cpc.joystick("Fire");
    await cpc.frames(SECOND);
    await cpc.joystick("Fire"); // the name that is offered
    const table = await runUntil(cpc, async () => showsCloth(await cpc.picture()), 20 * SECOND);
    check(table, "fire in the menu, fire for the name: the cards lie on the green table");
}

// The options in every language, read from the disk one after the other: → as often as there are languages, and the first one
// read is back. Leads from the menu to the menu.
async function changeLanguage() {
    for (let row = 0; row < OPTIONS_ROW; row++) await cpc.joystick("Down");
    await cpc.joystick("Fire");
    await cpc.frames(SECOND);
    for (let row = 0; row < LANGUAGE_ROW; row++) await cpc.joystick("Down");
    await cpc.frames(SECOND);
    const seen = [];
    for (let change = 0; change <= LANGUAGES; change++) {
        await cpc.joystick("Right");
        await cpc.frames(3 * SECOND);
        seen.push(await screen());
        await cpc.shot(`build/tests/disk-language-${change}.png`);
    }
    check(new Set(seen).size === LANGUAGES, `the options were seen in ${new Set(seen).size} languages, each read from the disk`);
    check(seen[0] === seen[LANGUAGES], "after the last language the first one is back");
    await toMenu(cpc, () => cpc.press("Escape")); // the options are written
    await judge(cpc, "build/tests/disk-written.dsk", "mille", "MILLEOPT.SAV");
}

await test("the disk in CrocoDS", story);
await cpc.shot("build/tests/disk.png");
await cpc.close();
