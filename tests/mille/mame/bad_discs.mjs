// Saving a match on discs that cannot be written, through AMSDOS itself, in MAME: each error has its own page within
// seconds, and after giving up the match is unchanged.

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { check, test } from "../../lib/tap/tap.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { layoutOf } from "../../lib/layout/layout.mjs";
import { SECOND, isTitle, readMatch, runUntil, toMenu } from "../emulators/match.mjs";

const FOLDER = "build/tests/bad-discs";
const platform = layoutOf("platform");
const STATUS = {
    full: platform.DISC_FULL,
    protected: platform.DISC_READ_ONLY,
    empty: platform.DRIVE_NOT_READY,
    unformatted: platform.DISC_UNFORMATTED,
    unreadable: platform.DISC_ERROR,
};
const PATIENCE = 10 * SECOND; // the longest a page may take
const SCREEN = 0xc000;
const { VIDEO_WIDTH: WIDTH, VIDEO_HEIGHT: HEIGHT } = platform;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
execFileSync("build/mille/host/disc_error_page", ["MILLE.SAV", FOLDER]);

// ---- the discs ----

const disc = (name) => `${FOLDER}/${name}.dsk`;

// Forty tracks without a sector.
const unformatted = Buffer.alloc(256);
unformatted.write("EXTENDED CPC DSK File\r\nDisk-Info\r\n", "latin1");
[unformatted[0x30], unformatted[0x31]] = [40, 1];
writeFileSync(disc("unformatted"), unformatted);

// One whose first sectors, the catalogue's, have wrong checksums.
const [TRACK, SECTORS, INFO, CHECKSUM] = [0x100, 9, 8, 0x20];
const damaged = readFileSync("disk/mille.dsk");
for (let sector = 0; sector < SECTORS; sector++) {
    const at = TRACK + 0x18 + INFO * sector;
    for (const status of [at + 4, at + 5]) damaged[status] |= CHECKSUM;
}
writeFileSync(disc("unreadable"), damaged);

// A full one; and one in a zip, which MAME never writes to.
copyFileSync("disk/mille.dsk", disc("full"));
const listing = execFileSync("cpmls", ["-T", "edsk", "-f", "cpcdata", "-D", disc("full")], { encoding: "utf8" });
const free = Number(/(\d+)K free/i.exec(listing)[1]);
writeFileSync(`${FOLDER}/filler`, Buffer.alloc(free * 1024, 1));
execFileSync("cpmcp", ["-T", "edsk", "-f", "cpcdata", disc("full"), `${FOLDER}/filler`, "0:filler.bin"]);
copyFileSync("disk/mille.dsk", disc("protected"));
execFileSync("7z", ["a", "-tzip", "-bso0", "-bsp0", `${FOLDER}/protected.zip`, disc("protected")]);

// ---- the test ----

const match = async (cpc) => readMatch(await cpc.ram());

async function shows(cpc, status) {
    const page = readFileSync(`${FOLDER}/disc-${status}.scr`), ram = await cpc.ram();
    for (let y = 0; y < HEIGHT; y++) {
        const line = (y & 7) * 0x800 + (y >> 3) * WIDTH;
        if (!ram.subarray(SCREEN + line, SCREEN + line + WIDTH).equals(page.subarray(line, line + WIDTH))) return false;
    }
    return true;
}

async function saveOn(cpc, name) {
    const before = (await match(cpc)).bytes, begun = await cpc.seconds();
    await cpc.press("KeyD");
    const shown = await runUntil(cpc, () => shows(cpc, STATUS[name]), PATIENCE, 5);
    await cpc.shot(`${FOLDER}/${name}.png`);
    check(shown, `${name}: its page is shown after ${((await cpc.seconds()) - begun).toFixed(1)} seconds`);
    await cpc.press("Escape");
    await cpc.frames(3 * SECOND);
    check((await match(cpc)).bytes.equals(before), `${name}: after ESC the match is unchanged`);
}

await test("bad discs", async () => {
    const cpc = await openMame({ image: "disk/mille.dsk", model: "6128" });
    try {
        await cpc.frames(2 * SECOND);
        await cpc.type('key def 67,1,97\nrun"mille\n'); // French, as the pages above
        await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 30 * SECOND);
        await toMenu(cpc, () => cpc.press("Space"));
        await cpc.press("Space");
        await cpc.frames(SECOND);
        await cpc.press("Space"); // the name that is offered
        await runUntil(cpc, async () => (await match(cpc)).left > 0, 20 * SECOND);
        await cpc.frames(10 * SECOND);
        await cpc.eject();
        await saveOn(cpc, "empty");
        for (const name of ["unformatted", "unreadable", "full"]) {
            await cpc.insert(disc(name));
            await saveOn(cpc, name);
        }
        await cpc.insert(`${FOLDER}/protected.zip`);
        await saveOn(cpc, "protected");
    } finally {
        await cpc.close();
    }
});
