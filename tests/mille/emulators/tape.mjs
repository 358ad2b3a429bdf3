// Caprice32 as a 464 with 64 KB: RUN" through the real firmware, the title, a whole hand played by keys against the
// computer, and the score sheet compared with the one the PC draws.

import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { playHand } from "./hand.mjs";
import { SECOND, isTitle, runUntil } from "./match.mjs";

const FOLDER = "build/tests";
const cpc = await openCpc({ image: "disk/mille-en.cdt", model: "464" });

async function loadAndPlay() {
    const loaded = await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 6 * 60 * SECOND, 2 * SECOND);
    if (!check(loaded, 'RUN" from tape reaches the title')) return;
    console.log(`# after ${Math.round((await cpc.frames(0)) / SECOND)} seconds of the CPC`);
    await playHand(cpc, FOLDER);
}

await test("a hand from tape", loadAndPlay);
await cpc.shot(`${FOLDER}/tape.png`);
await cpc.close();
