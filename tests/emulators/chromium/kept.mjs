// A match in CrocoDS that is saved; the machine is switched off, another one gets the disc that was written, RUN" starts it,
// and the match is taken up. What lies on the disc is read with cpmtools and judged by the game's save-info.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { openCpc } from "./cpc.mjs";
import { check } from "./tap.mjs";
import { SECOND, runUntil } from "./title.mjs";

const AMSDOS_HEADER = 128, LENGTH = 64; // where that tells how long the file is: a disc has records of 128 bytes
const SAVE_HEADER_SIZE = 9, CHECKSUM = 2;
const DISC = ["-T", "edsk", "-f", "cpcdata"];
const TRIES = 20; // of the key, while the machine's moves are shown

// Writes the disc of a machine as an image and looks at one file of it: what the game's save-info says, and the bytes in the envelope.
export async function judge(cpc, image, game, name) {
    const file = `${image}.${name}`;
    rmSync(file, { force: true });
    writeFileSync(image, await cpc.disc());
    execFileSync("fsck.cpm", [...DISC, "-n", image]);
    execFileSync("cpmcp", [...DISC, image, `0:${name}`, file]);
    const { status, stdout, stderr } = spawnSync(`build/host/${game}`, ["save-info", file], { encoding: "utf8" });
    check(status === 0, `cpmtools finds ${name} on the disc, and save-info says: ${(stdout || stderr).split("\n")[0]}`);
    const whole = readFileSync(file);
    return whole.subarray(AMSDOS_HEADER + SAVE_HEADER_SIZE, AMSDOS_HEADER + whole.readUInt16LE(LENGTH) - CHECKSUM);
}

// game: its program; file: its save; parts: addresses and lengths of what is in it; lit(picture): the match is on the screen;
// isTitle(picture, core); toMenu(cpc): from the title; play(cpc): from the menu to a match on its way, or on. Keys: D saves, the menu's
// second line resumes.
export async function keptStory({ game, file, parts, lit, isTitle, toMenu, play }) {
    const image = `build/tests/kept-${game}.dsk`;
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
    // Nobody is asked, and D does nothing, until the machine's moves have been shown; while the disc turns all is dark, and a flash may be.
    async function save(cpc) {
        const before = await cpc.disc();
        let written = false;
        for (let tries = 0; tries < TRIES && !written; tries++) {
            await cpc.press("KeyD");
            const dark = await runUntil(cpc, async () => !lit(await cpc.picture()), SECOND, 2);
            written = dark && (await runUntil(cpc, async () => lit(await cpc.picture()), 30 * SECOND)) && !before.equals(await cpc.disc());
        }
        check(written, "D: all goes dark, the disc is written on, and the match is on the screen again");
        const saved = await bytes(cpc);
        check(saved.equals(await judge(cpc, image, game, `${file}.SAV`)), "the match in the file is the match in the machine");
        return saved;
    }

    async function look(cpc, name) {
        await cpc.frames(3 * SECOND); // all is drawn
        await cpc.shot(`build/tests/kept-${game}-${name}.png`);
    }

    const saved = await run(`disk/${game}.dsk`, async (cpc) => {
        await play(cpc);
        const table = await save(cpc);
        await look(cpc, "saved");
        return table;
    });
    await run(image, async (cpc) => {
        await cpc.press("ArrowDown");
        await cpc.press("Space");
        const back = await runUntil(cpc, async () => (await bytes(cpc)).equals(saved) && lit(await cpc.picture()), 20 * SECOND, 5);
        check(back, "switched off and started from the disc that was written, the match is taken up, byte by byte");
        await look(cpc, "resumed");
        await play(cpc);
        check(!saved.equals(await save(cpc)), "it goes on, and is saved once more");
        check(saved.equals(await judge(cpc, image, game, `${file}.BAK`)), "the save of before stays as .BAK");
    });
}
