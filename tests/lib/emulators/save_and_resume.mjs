// Saves a match in CrocoDS, switches the machine off, starts another one from the written disc and resumes the match.
// The files on the disc are read with cpmtools and checked by the game's save-info.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { check } from "../tap/tap.mjs";
import { layoutOf } from "../layout/layout.mjs";
import { SECOND, runUntil } from "./machine.mjs";

const AMSDOS_HEADER = 128, LENGTH = 64; // the file's length in it: a disc counts in records of 128 bytes
const { SAVE_HEADER_SIZE } = layoutOf("platform");
const CHECKSUM = 2;
const DISC = ["-T", "edsk", "-f", "cpcdata"];
const TRIES = 20; // of the key, while the computer's moves are shown

// Writes the disc of a machine as an image and checks one file of it with the game's save-info. Returns the bytes
// between header and checksum.
export async function readSave(cpc, image, game, name) {
    const file = `${image}.${name}`;
    rmSync(file, { force: true });
    writeFileSync(image, await cpc.disc());
    execFileSync("fsck.cpm", [...DISC, "-n", image]);
    execFileSync("cpmcp", [...DISC, image, `0:${name}`, file]);
    const { status, stdout, stderr } = spawnSync(`build/host/${game}`, ["save-info", file], { encoding: "utf8" });
    check(status === 0, `cpmtools finds ${name} on the disc, and save-info says: ${(stdout || stderr).split("\n")[0]}`);
    const bytes = readFileSync(file);
    return bytes.subarray(AMSDOS_HEADER + SAVE_HEADER_SIZE, AMSDOS_HEADER + bytes.readUInt16LE(LENGTH) - CHECKSUM);
}

// game: its program; file: the name of its save; parts: addresses and lengths of the saved variables;
// showsMatch(picture): the match is on the screen; isTitle(picture, core); toMenu(cpc): from the title; play(cpc): from
// the menu into a match, or further. Keys: D saves, the menu's second line resumes.
export async function saveAndResume({ game, file, parts, showsMatch, isTitle, toMenu, play }) {
    const image = `build/tests/saved-${game}.dsk`;
    mkdirSync("build/tests", { recursive: true });
    async function bytes(cpc) {
        const ram = await cpc.ram();
        return Buffer.concat(parts.map(([at, length]) => ram.subarray(at, at + length)));
    }
    // A machine is switched on, does `work` from the menu on, and is switched off.
    async function run(disc, work) {
        const cpc = await openCpc({ image: disc });
        try {
            await cpc.frames(2 * SECOND);
            await cpc.joystick("Fire"); // the first file of its list
            const title = await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 20 * SECOND, 10);
            check(title, `RUN" from ${disc}: the title`);
            await toMenu(cpc);
            return await work(cpc);
        } finally {
            await cpc.close();
        }
    }
    // D does nothing until the computer's moves have been shown. The screen is dark during a disc session, and
    // sometimes for a moment without one.
    async function save(cpc) {
        const before = await cpc.disc();
        let written = false;
        for (let tries = 0; tries < TRIES && !written; tries++) {
            await cpc.press("KeyD");
            const lit = async () => showsMatch(await cpc.picture());
            const dark = await runUntil(cpc, async () => !(await lit()), SECOND, 2);
            written = dark && (await runUntil(cpc, lit, 30 * SECOND)) && !before.equals(await cpc.disc());
        }
        check(written, "D: the screen goes dark, the disc is written, and the match is on the screen again");
        const saved = await bytes(cpc);
        check(
            saved.equals(await readSave(cpc, image, game, `${file}.SAV`)),
            "the match in the file is the match in the machine"
        );
        return saved;
    }

    async function takeShot(cpc, name) {
        await cpc.frames(3 * SECOND); // everything is drawn by then
        await cpc.shot(`build/tests/saved-${game}-${name}.png`);
    }

    const saved = await run(`disk/${game}.dsk`, async (cpc) => {
        await play(cpc);
        const match = await save(cpc);
        await takeShot(cpc, "saved");
        return match;
    });
    await run(image, async (cpc) => {
        await cpc.press("ArrowDown");
        await cpc.press("Space");
        const isBack = async () => (await bytes(cpc)).equals(saved) && showsMatch(await cpc.picture());
        const resumed = await runUntil(cpc, isBack, 20 * SECOND, 5);
        check(resumed, "after a restart from the written disc the match is resumed, byte by byte");
        await takeShot(cpc, "resumed");
        await play(cpc);
        check(!saved.equals(await save(cpc)), "it goes on and is saved once more");
        check(saved.equals(await readSave(cpc, image, game, `${file}.BAK`)), "the previous save is kept as .BAK");
    });
}
