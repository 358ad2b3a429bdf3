// The loader with a tape: PLAY pressed early or late, a first block that is missed, a damaged block.

import { check } from "../../lib/tap/tap.mjs";
import { FOLDER, SECOND, expectPicture, expectText, shows, load, wrongPixels } from "./loading.mjs";

// PLAY before the key, with it, and five seconds after it.
for (const [when, before, after] of [["before", 2, 0], ["with", 0, 0], ["after", 0, 5]])
    await load(`PLAY ${when} the key`, "standin.cdt", "464", async (cpc) => {
        if (before) await cpc.playTape();
        await cpc.frames(before * SECOND);
        await cpc.keyDown("Space");
        if (!before && !after) await cpc.playTape();
        await cpc.frames(5);
        await cpc.keyUp("Space");
        await cpc.frames(after * SECOND);
        if (after) await cpc.playTape();
        await expectText(cpc, "Loading THE MACHINE block 1", 12 * SECOND);
        await expectText(cpc, "THE MACHINE", 12 * SECOND, 20);
        await expectPicture(cpc, 60 * SECOND);
        await expectText(cpc, "GAME", 60 * SECOND);
    });

await load("a tape wound past its first block", "standin.cdt", "464", async (cpc) => {
    await cpc.windTape(8);
    await cpc.playTape();
    await cpc.press("Space");
    await expectText(cpc, "Found   REWIND/REMBOBINE block 2", 30 * SECOND);
    await cpc.frames(80 * SECOND);
    check(await shows(cpc, "Press PLAY then any key:")(), "to the end of the tape nothing else happens");
    await cpc.windTape(0);
    await cpc.playTape();
    await expectText(cpc, "THE MACHINE", 30 * SECOND, 20);
});

await load("a damaged tape, then a good one", "damaged.cdt", "464", async (cpc) => {
    await cpc.playTape();
    await cpc.press("Space");
    await expectPicture(cpc, 80 * SECOND);
    await expectText(cpc, "Rewind, press a key", 60 * SECOND, 20);
    await cpc.insert(`${FOLDER}/standin.cdt`);
    await cpc.windTape(30);
    await cpc.playTape();
    await cpc.press("Space");
    check((await wrongPixels(cpc)) === 0, "a key restores the picture");
    await expectText(cpc, "GAME", 90 * SECOND);
});
