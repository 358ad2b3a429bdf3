// CrocoDS with the disc: a second emulator reads the catalogue, loads through AMSDOS, reads the languages of the game
// from the disc, and reaches the table.

import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { readSave } from "../../lib/emulators/save_and_resume.mjs";
import { SECOND, isTitle, runUntil, showsCloth, toMenu } from "./match.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const LANGUAGES = 4;
const OPTIONS_ROW = 2; // of the menu: a new match, the saved one
const LANGUAGE_ROW = 4; // of the options: rules, players, two seats
const DRIVE = 48; // CrocoDS draws its disk drive into the first lines

// What the screen shows, without the drive.
async function screen() {
    const { width, pixels } = await cpc.picture();
    return pixels.subarray(3 * width * DRIVE).toString("latin1");
}

const cpc = await openCpc({ image: "disk/mille.dsk" });

async function loadFromDisc() {
    await cpc.frames(2 * SECOND);
    await cpc.shot("build/tests/disk-files.png"); // its list of programs: DISC first
    await cpc.joystick("Fire");
    const start = await cpc.frames(0);
    const title = await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 20 * SECOND, 10);
    if (!check(title, "the game loads from disk and reaches the title")) return;
    const seconds = ((await cpc.frames(0)) - start) / SECOND;
    console.log(`# ${seconds} seconds of the CPC after the file was chosen, including typing its name`);
    await toMenu(cpc, () => cpc.joystick("Fire"));
    await changeLanguage();
    await cpc.joystick("Fire");
    await cpc.frames(SECOND);
    await cpc.joystick("Fire"); // the name that is offered
    const table = await runUntil(cpc, async () => showsCloth(await cpc.picture()), 20 * SECOND);
    check(table, "fire in the menu, fire for the name: the green table is shown");
}

// From the menu to the options in every language, each read from the disc by →, until the first one read is back, and
// back to the menu.
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
    const different = new Set(seen).size;
    check(different === LANGUAGES, `the options were shown in ${different} languages, each read from the disc`);
    check(seen[0] === seen[LANGUAGES], "after the last language the first one is back");
    await toMenu(cpc, () => cpc.press("Escape")); // the options are written
    await readSave(cpc, "build/tests/disk-written.dsk", "mille", "MILLEOPT.SAV");
}

await test("the disk in CrocoDS", loadFromDisc);
await cpc.shot("build/tests/disk.png");
await cpc.close();
