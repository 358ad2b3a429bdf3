// Caprice32 as a French 6128, from the snapshot: the title, the options, a name typed on an AZERTY keyboard.

import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { layoutOf } from "../../lib/layout/layout.mjs";
import { SECOND, isTitle, layout, runUntil } from "./match.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const { NAME_MAX } = layoutOf("platform");

async function nameOfFirstSeat(cpc) {
    const at = layout.ADDRESS_SETTINGS + layout.SETTINGS_FIRST_NAME;
    const name = (await cpc.ram()).subarray(at, at + NAME_MAX + 1);
    return name.subarray(0, name.indexOf(0)).toString("latin1");
}

const cpc = await openCpc({ image: "disk/mille-fr.sna", model: "6128", layout: "french" });

async function typeName() {
    const title = await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 12 * SECOND);
    if (!check(title, "the snapshot reaches the title")) return;
    await cpc.press("Space");
    await cpc.frames(6 * SECOND); // the settings are looked for in a drive without a disc
    for (let row = 0; row < 2; row++) await cpc.press("ArrowDown"); // past a new match and the saved one to the options
    await cpc.press("Space");
    await cpc.frames(SECOND);
    for (let row = 0; row < 2; row++) await cpc.press("ArrowDown"); // rules, players, then the first seat
    await cpc.press("Space"); // its name
    await cpc.frames(SECOND / 2);
    for (let letter = 0; letter < NAME_MAX; letter++) await cpc.press("Backspace");
    // A Z Q W M as a French keyboard has them: the keys that say Q W A Z ; on an English one.
    for (const code of ["KeyQ", "KeyW", "KeyA", "KeyZ", "Semicolon"]) await cpc.press(code);
    await cpc.press("Enter");
    await cpc.frames(SECOND / 2);
    const name = await nameOfFirstSeat(cpc);
    check(name === "AZQWM", `a name typed on an AZERTY keyboard has the letters printed on the keys (${name})`);
}

await test("a French 6128 from its snapshot", typeName);
await cpc.shot("build/tests/snapshot.png");
await cpc.close();
