// The loader and its disc where things go wrong: discs pulled out, swapped, damaged, slow. Whatever happens there is a
// sentence, AMSDOS writes nothing on the picture, and a key tries again.

import { readFileSync, writeFileSync } from "node:fs";
import { FOLDER, SECOND, expect, picture, speaks, story } from "./story.mjs";

// A copy of a disc with one sector that cannot be read: the controller reports a wrong checksum in its data.
function spoilSector(from, to, track, id) {
    const bytes = readFileSync(`${FOLDER}/${from}`);
    const info = 256 + track * (256 + 9 * 512) + 0x18;
    for (let sector = 0; sector < 9; sector++) {
        if (bytes[info + 8 * sector + 2] !== id) continue;
        bytes[info + 8 * sector + 4] |= 0x20;
        bytes[info + 8 * sector + 5] |= 0x20;
    }
    writeFileSync(`${FOLDER}/${to}`, bytes);
}

for (const model of ["6128", "464+ddi"])
    await story("a disc, sector by sector: with AMSDOS's help it takes three seconds", "standin.dsk", model, async (cpc) => {
        await picture(cpc, 5 * SECOND);
        await expect(cpc, "GAME", 2 * SECOND);
    });

await story("a disc without the game, then the right one", "missing.dsk", "6128", async (cpc) => {
    await picture(cpc, 5 * SECOND);
    await speaks(cpc, "DEMO.RUN : fichier introuvable.", 10 * SECOND);
    await cpc.press("Space");
    await expect(cpc, "This file is not there.", 20 * SECOND);
    await cpc.insert(`${FOLDER}/standin.dsk`);
    await cpc.press("Space");
    await picture(cpc, 10 * SECOND);
    await expect(cpc, "GAME", 10 * SECOND);
});

await story("a game file that is not as it was made", "damaged.dsk", "464+ddi", async (cpc) => {
    await picture(cpc, 5 * SECOND);
    await speaks(cpc, "DEMO.RUN : fichier illisible.", 20 * SECOND);
});

spoilSector("standin.dsk", "spoilt.dsk", 4, 0xc9);
await story("a bad sector in the game file, then another disc", "spoilt.dsk", "6128", async (cpc) => {
    await picture(cpc, 5 * SECOND);
    await speaks(cpc, "DEMO.RUN : fichier illisible.", 60 * SECOND);
    await cpc.insert(`${FOLDER}/standin.dsk`);
    await cpc.press("Space");
    await picture(cpc, 10 * SECOND);
    await expect(cpc, "GAME", 10 * SECOND);
});

await story("a disc pulled out while it is read, and put back", "standin.dsk", "6128", async (cpc) => {
    await picture(cpc, 5 * SECOND);
    await cpc.frames(20);
    await cpc.eject();
    await speaks(cpc, "DEMO.RUN : pas de disquette ?", 60 * SECOND);
    await cpc.press("Space");
    await expect(cpc, "DEMO.BAS : pas de disquette ?", 60 * SECOND);
    await expect(cpc, "This file cannot be read: no disc?", SECOND);
    await cpc.insert(`${FOLDER}/standin.dsk`);
    await cpc.press("Space");
    await picture(cpc, 20 * SECOND);
    await expect(cpc, "GAME", 10 * SECOND);
});

for (const format of ["data", "system"])
    await story("a program that fills the memory, copied to a disc whose sectors lie in the order of their names", `copy-${format}.dsk`, "6128", async (cpc) => {
        await picture(cpc, 15 * SECOND);
        await expect(cpc, "GAME", 60 * SECOND);
    });

await story("memory that BASIC was told to leave alone", "standin.dsk", "464+ddi", async (cpc) => {
    await picture(cpc, 5 * SECOND);
    await expect(cpc, "GAME", 10 * SECOND);
}, "memory 32767\n");

await story("a ROM that takes memory which the game needs", "standin.dsk", "6128+rom", async (cpc) => {
    await expect(cpc, "Pas assez de RAM : retirez des ROM.", 10 * SECOND);
});
