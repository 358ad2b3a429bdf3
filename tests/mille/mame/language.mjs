// The language of a disc: that of the settings which are kept there; else the second one on an English keyboard, the first on a
// French one; and if the file of the second is missing or damaged, the player is told and has the first. In the options → reads the
// next one, through AMSDOS and from a drive that has come to rest.

import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { check, test } from "../../emulators/chromium/tap.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { FIRST_NAME, SECOND, SETTINGS_HEAD, isTitle, runUntil, showsCloth, symbols, toMenu } from "../emulators/match.mjs";

const FOLDER = "build/tests";
const at = symbols();
const spoken = async (cpc, language) => (await cpc.ram()).subarray(at.s__WORDS, at.s__WORDS + at.l__WORDS).equals(readFileSync(`build/mille/gen/MILLE.${language}`));
const FRENCH = "key def 67,1,97\n"; // the key right of TAB types an A, as on a French machine

// A copy of the disc, spoilt.
function spoil(name, change) {
    copyFileSync("disk/mille.dsk", `${FOLDER}/${name}`);
    change(`${FOLDER}/${name}`);
    return `${FOLDER}/${name}`;
}
const cpm = (tool, disc, ...rest) => execFileSync(tool, ["-T", "edsk", "-f", "cpcdata", disc, ...rest]);
const withoutEnglish = spoil("no-english.dsk", (disc) => cpm("cpmrm", disc, "0:mille.en"));
// The English file with other bytes, its checksum mended or not.
const otherEnglish = (name, place, mended) =>
    spoil(name, (disc) => {
        cpm("cpmcp", disc, "0:mille.en", `${disc}.file`);
        const file = readFileSync(`${disc}.file`);
        const [HEADER, length] = [128, at.l__WORDS - 2];
        file[HEADER + place] ^= 0x10;
        let [bytes, sums] = [0, 0];
        for (const byte of file.subarray(HEADER, HEADER + length)) sums = (sums + (bytes = (bytes + byte) & 255)) & 255;
        if (mended) file.set([bytes, sums], HEADER + length);
        writeFileSync(`${disc}.file`, file);
        cpm("cpmrm", disc, "0:mille.en");
        cpm("cpmcp", disc, `${disc}.file`, "0:mille.en");
    });
const badEnglish = otherEnglish("bad-english.dsk", 600, false);
const foreignEnglish = otherEnglish("foreign-english.dsk", 0, true); // it begins with the stamp of its build

// Settings that the game has kept, of a German player called MIA.
const [GERMAN, PLAYERS, HEAD] = [2, 2, SETTINGS_HEAD.length];
function settingsFile() {
    const head = Buffer.from(SETTINGS_HEAD);
    const file = Buffer.alloc(head.readUInt16LE(7));
    head.copy(file);
    file[HEAD] = GERMAN;
    file[HEAD + 3] = PLAYERS;
    file.write("MIA", HEAD + FIRST_NAME, "latin1");
    let crc = 0xffff;
    for (const byte of file.subarray(0, -2)) {
        crc ^= byte << 8;
        for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
    }
    file.writeUInt16BE(crc, file.length - 2);
    return file;
}
function putBinary(disc, name, bytes) {
    const header = Buffer.alloc(128);
    header[18] = 2;
    for (const at of [24, 64]) header.writeUInt16LE(bytes.length, at);
    header.writeUInt16LE(header.reduce((sum, byte) => sum + byte, 0), 67);
    writeFileSync(`${disc}.file`, Buffer.concat([header, bytes]));
    cpm("cpmcp", disc, `${disc}.file`, `0:${name}`);
}
const withSettings = spoil("settings.dsk", (disc) => putBinary(disc, "milleopt.sav", settingsFile()));
const withHalfSettings = spoil("half-settings.dsk", (disc) => {
    putBinary(disc, "milleopt.sav", settingsFile().fill(0, 20, 30));
    putBinary(disc, "milleopt.bak", settingsFile());
});

const withOtherSettings = spoil("other-settings.dsk", (disc) => putBinary(disc, "milleopt.sav", Buffer.from("These are no settings.")));
const withLongSettings = spoil("long-settings.dsk", (disc) => putBinary(disc, "milleopt.sav", Buffer.alloc(700, 1)));
const DAMAGED = 3; // FILE_DAMAGED of src/platform/file.h: what the loader leaves of them

const OPTIONS_ROW = 2; // of the menu: a new match, the kept one
const LANGUAGE_ROW = 4; // of the options: rules, players, two seats

async function openOptions(cpc) {
    await toMenu(cpc, () => cpc.press("Space"));
    for (const key of [...Array(OPTIONS_ROW).fill("ArrowDown"), "Space", ...Array(LANGUAGE_ROW).fill("ArrowDown")]) {
        await cpc.press(key);
        await cpc.frames(SECOND);
    }
}

async function story(name, { image = "disk/mille.dsk", model, first = "", says, language, player, given, changes = [] }) {
    await test(name, async () => {
        const cpc = await openMame({ image, model });
        try {
            await cpc.frames(2 * SECOND);
            await cpc.type(`${first}run"mille\n`);
            if (says) {
                const words = async () => (await cpc.text()).join("\n");
                check(await runUntil(cpc, async () => (await words()).includes(says), 20 * SECOND), `${name}: "${says}"`);
                check(await runUntil(cpc, async () => (await words()).includes("Press a key to go on without it."), SECOND), `${name}: and what a key does`);
                await cpc.shot(`${FOLDER}/mame-language.png`);
                await cpc.press("Space");
            }
            check(await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 30 * SECOND), `${name}: the title`);
            check(await spoken(cpc, language), `${name}: the game speaks ${language}`);
            if (given) check((await cpc.ram())[at.given_settings] === given, `${name}: the game knows that they are there`);
            if (player) {
                const from = at._settings + FIRST_NAME;
                check((await cpc.ram()).toString("latin1", from, from + player.length) === player, `${name}: the player is ${player}`);
                await cpc.press("Space");
                check(showsCloth(await cpc.picture()), `${name}: the menu follows at once`);
            }
            if (changes.length) await openOptions(cpc);
            for (const next of changes) {
                await cpc.press("ArrowRight");
                await cpc.frames(4 * SECOND);
                check(await spoken(cpc, next), `${name}: after a change in the options it speaks ${next}`);
            }
        } finally {
            await cpc.close();
        }
    });
}

await story("an English 6128", { model: "6128", language: "EN", changes: ["DE", "IT", "FR", "EN"] });
await story("an English 464 with a drive", { model: "464+ddi", language: "EN", changes: ["DE", "IT"] });
await story("a French keyboard", { model: "6128", first: FRENCH, language: "FR" });
await story("kept settings", { image: withSettings, model: "6128", language: "DE", player: "MIA" });
await story("kept settings that are damaged, and older ones", { image: withHalfSettings, model: "464+ddi", language: "DE", player: "MIA" });
await story("a file that is no settings", { image: withOtherSettings, model: "6128", language: "EN", given: DAMAGED });
await story("settings that are too long", { image: withLongSettings, model: "464+ddi", language: "EN", given: DAMAGED });
await story("no English file", { image: withoutEnglish, model: "6128", says: "MILLE.EN : fichier introuvable.", language: "FR", changes: ["FR"] });
await story("a damaged English file", { image: badEnglish, model: "464+ddi", says: "MILLE.EN : fichier illisible.", language: "FR" });
await story("an English file of another build", { image: foreignEnglish, model: "6128", says: "MILLE.EN : fichier illisible.", language: "FR" });
