// The loader with a disc that is removed, changed, damaged or slow: every error has its message, AMSDOS writes nothing
// on the picture, and a key tries again.

import { readFileSync, writeFileSync } from "node:fs";
import { otherAmsdos } from "./other_amsdos.mjs";
import { FOLDER, SECOND, expectMessage, expectPicture, expectText, load } from "./loading.mjs";

// A copy of a disc with one sector that cannot be read: the controller reports a wrong checksum in its data.
function damageSector(from, to, track, id) {
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
    await load(
        "a disc, sector by sector: with AMSDOS's help it takes three seconds", "standin.dsk", model,
        async (cpc) => {
            await expectPicture(cpc, 5 * SECOND);
            await expectText(cpc, "GAME", 2 * SECOND);
        }
    );

await load("a disc without the game, then the right one", "missing.dsk", "6128", async (cpc) => {
    await expectPicture(cpc, 5 * SECOND);
    await expectMessage(cpc, "DEMO.RUN : fichier introuvable.", 10 * SECOND);
    await cpc.press("Space");
    await expectText(cpc, "This file is not there.", 20 * SECOND);
    await cpc.insert(`${FOLDER}/standin.dsk`);
    await cpc.press("Space");
    await expectPicture(cpc, 10 * SECOND);
    await expectText(cpc, "GAME", 10 * SECOND);
});

await load("a damaged game file", "damaged.dsk", "464+ddi", async (cpc) => {
    await expectPicture(cpc, 5 * SECOND);
    await expectMessage(cpc, "DEMO.RUN : fichier illisible.", 20 * SECOND);
});

damageSector("standin.dsk", "bad-sector.dsk", 4, 0xc9);
await load("a bad sector in the game file, then another disc", "bad-sector.dsk", "6128", async (cpc) => {
    await expectPicture(cpc, 5 * SECOND);
    await expectMessage(cpc, "DEMO.RUN : fichier illisible.", 60 * SECOND);
    await cpc.insert(`${FOLDER}/standin.dsk`);
    await cpc.press("Space");
    await expectPicture(cpc, 10 * SECOND);
    await expectText(cpc, "GAME", 10 * SECOND);
});

await load("a disc removed while it is read, and inserted again", "standin.dsk", "6128", async (cpc) => {
    await expectPicture(cpc, 5 * SECOND);
    await cpc.frames(20);
    await cpc.eject();
    await expectMessage(cpc, "DEMO.RUN : pas de disquette ?", 60 * SECOND);
    await cpc.press("Space");
    await expectText(cpc, "DEMO.BAS : pas de disquette ?", 60 * SECOND);
    await expectText(cpc, "This file cannot be read: no disc?", SECOND);
    await cpc.insert(`${FOLDER}/standin.dsk`);
    await cpc.press("Space");
    await expectPicture(cpc, 20 * SECOND);
    await expectText(cpc, "GAME", 10 * SECOND);
});

for (const format of ["data", "system"])
    await load(
        "a program that fills the memory, on a disc without interleave", `copy-${format}.dsk`, "6128",
        async (cpc) => {
            await expectPicture(cpc, 15 * SECOND);
            await expectText(cpc, "GAME", 60 * SECOND);
        }
    );

async function loadsGame(cpc) {
    await expectPicture(cpc, 5 * SECOND);
    await expectText(cpc, "GAME", 10 * SECOND);
}
await load("memory reserved in BASIC", "standin.dsk", "464+ddi", loadsGame, { typed: "memory 32767\n" });
await load("fewer symbols to define", "standin.dsk", "6128", loadsGame, { typed: "symbol after 256\n" });

for (const model of ["6128+rom", "464+rom"])
    for (const bytes of [8, 256, 1500])
        await load(
            `a ROM that takes ${bytes} bytes, which the game needs`, "standin.dsk", model, loadsGame,
            { roms: [`${FOLDER}/takes-${bytes}.rom`] }
        );

const asksForBasic = async (cpc) => {
    await expectText(cpc, "Pas assez de RAM : retirez des ROM.", 10 * SECOND);
    await expectText(cpc, "Press a key for BASIC.", SECOND);
    await cpc.press("Space");
    await expectText(cpc, "Ready", 5 * SECOND);
};
await load("a disc ROM that takes too much", "standin.dsk", "6128", asksForBasic, {
    romPath: otherAmsdos("greedy"),
});
await load("a disc ROM without sectors", "standin.dsk", "6128", loadsGame, { romPath: otherAmsdos("card") });
