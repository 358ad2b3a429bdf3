// CrocoDS with the disk: a second emulator reads the catalogue, loads through AMSDOS, and reaches the table.

import { openCpc } from "../../emulators/cpc.mjs";
import { SECOND, isTitle, runUntil } from "./match.mjs";
import { check, test } from "../../emulators/tap.mjs";

const CLOTH = [0, 128, 0];

// How much of the picture is card-table green.
function green({ width, height, pixels }) {
    let count = 0;
    for (let i = 0; i < pixels.length; i += 3) count += CLOTH.every((level, channel) => pixels[i + channel] === level);
    return count / (width * height);
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
    await cpc.joystick("Fire");
    await cpc.frames(SECOND);
    await cpc.joystick("Fire");
    const table = await runUntil(cpc, async () => green(await cpc.picture()) > 0.2, 20 * SECOND);
    check(table, "fire, and fire again: the cards lie on the green table");
}

await test("the disk in CrocoDS", story);
await cpc.shot("build/tests/disk.png");
await cpc.close();
