// The loader and its tape where things go wrong: PLAY pressed early or late, a beginning that has gone by, a bad spot.

import { check } from "../chromium/tap.mjs";
import { FOLDER, SECOND, expect, picture, shows, story, wrongPixels } from "./story.mjs";

// PLAY before the key, with it, and five seconds after it.
for (const [when, before, after] of [["before", 2, 0], ["with", 0, 0], ["after", 0, 5]])
    await story(`PLAY ${when} the key`, "standin.cdt", "464", async (cpc) => {
        if (before) await cpc.playTape();
        await cpc.frames(before * SECOND);
        await cpc.keyDown("Space");
        if (!before && !after) await cpc.playTape();
        await cpc.frames(5);
        await cpc.keyUp("Space");
        await cpc.frames(after * SECOND);
        if (after) await cpc.playTape();
        await expect(cpc, "Loading THE MACHINE block 1", 12 * SECOND);
        await expect(cpc, "THE MACHINE", 12 * SECOND, 20);
        await picture(cpc, 60 * SECOND);
        await expect(cpc, "GAME", 60 * SECOND);
    });

await story("a tape whose first block has gone by", "standin.cdt", "464", async (cpc) => {
    await cpc.windTape(8);
    await cpc.playTape();
    await cpc.press("Space");
    await expect(cpc, "Found   REWIND/REMBOBINE block 2", 30 * SECOND);
    await cpc.frames(80 * SECOND);
    check(await shows(cpc, "Press PLAY then any key:")(), "to the end of the tape nothing else happens");
    await cpc.windTape(0);
    await cpc.playTape();
    await expect(cpc, "THE MACHINE", 30 * SECOND, 20);
});

await story("a tape with a bad spot, then a good one", "damaged.cdt", "464", async (cpc) => {
    await cpc.playTape();
    await cpc.press("Space");
    await picture(cpc, 80 * SECOND);
    await expect(cpc, "Rewind, press a key", 60 * SECOND, 20);
    await cpc.insert(`${FOLDER}/standin.cdt`);
    await cpc.windTape(30);
    await cpc.playTape();
    await cpc.press("Space");
    check((await wrongPixels(cpc)) === 0, "a key mends the picture");
    await expect(cpc, "GAME", 90 * SECOND);
});
