// The language of a game from disc: that of the saved settings; without settings the second language on an English
// keyboard, the first on a French one. If the file of the second is missing or damaged, a message says so and the game
// has the first. In the options → reads the next one, through AMSDOS and from a drive whose motor has stopped.

import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { check, test } from "../../lib/tap/tap.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { hasLanguage, symbolsOf } from "../../lib/emulators/program.mjs";
import { layoutOf } from "../../lib/layout/layout.mjs";
import { SECOND, isTitle, layout, runUntil, showsCloth, toMenu } from "../emulators/match.mjs";

const FOLDER = "build/tests";
const at = symbolsOf("mille");
const isLanguage = async (cpc, language) => hasLanguage(await cpc.ram(), "mille", language);
const FRENCH = "key def 67,1,97\n"; // the key right of TAB types an A, as on a French machine

// A changed copy of the disc.
function changedDisc(name, change) {
    copyFileSync("disk/mille.dsk", `${FOLDER}/${name}`);
    change(`${FOLDER}/${name}`);
    return `${FOLDER}/${name}`;
}
const cpm = (tool, disc, ...rest) => execFileSync(tool, ["-T", "edsk", "-f", "cpcdata", disc, ...rest]);
const withoutEnglish = changedDisc("no-english.dsk", (disc) => cpm("cpmrm", disc, "0:mille.en"));
// The English file with a wrong byte, its checksum corrected or not.
const otherEnglish = (name, place, corrected) =>
    changedDisc(name, (disc) => {
        cpm("cpmcp", disc, "0:mille.en", `${disc}.file`);
        const file = readFileSync(`${disc}.file`);
        const [HEADER, length] = [128, at.l__WORDS - 2];
        file[HEADER + place] ^= 0x10;
        let [bytes, sums] = [0, 0];
        for (const byte of file.subarray(HEADER, HEADER + length)) sums = (sums + (bytes = (bytes + byte) & 255)) & 255;
        if (corrected) file.set([bytes, sums], HEADER + length);
        writeFileSync(`${disc}.file`, file);
        cpm("cpmrm", disc, "0:mille.en");
        cpm("cpmcp", disc, `${disc}.file`, "0:mille.en");
    });
const badEnglish = otherEnglish("bad-english.dsk", 600, false);
const foreignEnglish = otherEnglish("foreign-english.dsk", 0, true); // the wrong byte is in the stamp of its build

// Saved settings of a German player called MIA.
const [GERMAN, PLAYERS] = [2, 2];
const { FILE_DAMAGED, SAVE_HEADER_LENGTH, SAVE_HEADER_SIZE } = layoutOf("platform");
function settingsFile() {
    const header = Buffer.from(layout.SETTINGS_HEADER);
    const file = Buffer.alloc(header.readUInt16LE(SAVE_HEADER_LENGTH));
    header.copy(file);
    file[SAVE_HEADER_SIZE + layout.SETTINGS_LANGUAGE] = GERMAN;
    file[SAVE_HEADER_SIZE + layout.SETTINGS_PLAYERS] = PLAYERS;
    file.write("MIA", SAVE_HEADER_SIZE + layout.SETTINGS_FIRST_NAME, "latin1");
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
const withSettings = changedDisc("settings.dsk", (disc) => putBinary(disc, "milleopt.sav", settingsFile()));
const withDamagedSettings = changedDisc("damaged-settings.dsk", (disc) => {
    putBinary(disc, "milleopt.sav", settingsFile().fill(0, 20, 30));
    putBinary(disc, "milleopt.bak", settingsFile());
});

const withSettingsOf = (name, bytes) => changedDisc(name, (disc) => putBinary(disc, "milleopt.sav", bytes));
const withOtherSettings = withSettingsOf("other-settings.dsk", Buffer.from("These are no settings."));
const withLongSettings = withSettingsOf("long-settings.dsk", Buffer.alloc(700, 1));

const OPTIONS_ROW = 2; // of the menu: a new match, the saved one
const LANGUAGE_ROW = 4; // of the options: rules, players, two seats

async function openOptions(cpc) {
    await toMenu(cpc, () => cpc.press("Space"));
    const down = (rows) => Array(rows).fill("ArrowDown");
    for (const key of [...down(OPTIONS_ROW), "Space", ...down(LANGUAGE_ROW)]) {
        await cpc.press(key);
        await cpc.frames(SECOND);
    }
}

// `typed`: what is typed before RUN"; `message`: what the loader says; `status`: what it leaves of the settings;
// `changes`: the languages that → reads in the options.
async function start(name, options) {
    const { image = "disk/mille.dsk", model, typed = "", message, language, player, status, changes = [] } = options;
    await test(name, async () => {
        const cpc = await openMame({ image, model });
        try {
            await cpc.frames(2 * SECOND);
            await cpc.type(`${typed}run"mille\n`);
            if (message) {
                const shows = (words) => async () => (await cpc.text()).join("\n").includes(words);
                const hint = "Press a key to go on without it.";
                check(await runUntil(cpc, shows(message), 20 * SECOND), `${name}: "${message}"`);
                check(await runUntil(cpc, shows(hint), SECOND), `${name}: "${hint}"`);
                await cpc.shot(`${FOLDER}/mame-language.png`);
                await cpc.press("Space");
            }
            const showsTitle = async () => isTitle(await cpc.picture(), cpc.core);
            check(await runUntil(cpc, showsTitle, 30 * SECOND), `${name}: the title`);
            check(await isLanguage(cpc, language), `${name}: the language is ${language}`);
            const settings = (await cpc.ram()).subarray(at.given_settings);
            if (status) check(settings[0] === status, `${name}: the game is told that the file is damaged`);
            if (player) {
                const from = layout.ADDRESS_SETTINGS + layout.SETTINGS_FIRST_NAME;
                const saved = (await cpc.ram()).toString("latin1", from, from + player.length);
                check(saved === player, `${name}: the player is ${player}`);
                await cpc.press("Space");
                check(showsCloth(await cpc.picture()), `${name}: the menu follows at once`);
            }
            if (changes.length) await openOptions(cpc);
            for (const next of changes) {
                await cpc.press("ArrowRight");
                await cpc.frames(4 * SECOND);
                check(await isLanguage(cpc, next), `${name}: after a change in the options the language is ${next}`);
            }
        } finally {
            await cpc.close();
        }
    });
}

await start("an English 6128", { model: "6128", language: "EN", changes: ["DE", "IT", "FR", "EN"] });
await start("an English 464 with a drive", { model: "464+ddi", language: "EN", changes: ["DE", "IT"] });
await start("a French keyboard", { model: "6128", typed: FRENCH, language: "FR" });
await start("saved settings", { image: withSettings, model: "6128", language: "DE", player: "MIA" });
await start("damaged settings and a backup", {
    image: withDamagedSettings,
    model: "464+ddi",
    language: "DE",
    player: "MIA",
});
await start("a file that is no settings", {
    image: withOtherSettings,
    model: "6128",
    language: "EN",
    status: FILE_DAMAGED,
});
await start("settings that are too long", {
    image: withLongSettings,
    model: "464+ddi",
    language: "EN",
    status: FILE_DAMAGED,
});
await start("no English file", {
    image: withoutEnglish,
    model: "6128",
    message: "MILLE.EN : fichier introuvable.",
    language: "FR",
    changes: ["FR"],
});
await start("a damaged English file", {
    image: badEnglish,
    model: "464+ddi",
    message: "MILLE.EN : fichier illisible.",
    language: "FR",
});
await start("an English file of another build", {
    image: foreignEnglish,
    model: "6128",
    message: "MILLE.EN : fichier illisible.",
    language: "FR",
});
