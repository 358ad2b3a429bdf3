// The disc in MAME: the title, a hand played by keys, and its screens compared with the simulated CPC.
//
// Where a screen does not move, MAME's RAM and registers are copied into the simulated CPC, which goes on from there;
// both pictures are compared frame by frame, every dot and the border, also where the inks change. Known differences:
//   - MAME's picture begins four lines later, so the first four of its 272 lines and our last four are not compared;
//   - MAME shows lime as pastel green (mame.mjs);
//   - where a zone of the screen begins, MAME changes the pens an eighth of a microsecond later in the line than we and
//     Caprice32 do, and the border a whole line later: so the first two lines of each zone are not compared.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { built } from "../../lib/emulators/built.mjs";
import { encodePng } from "../../lib/emulators/png.mjs";
import { check, test } from "../../lib/tap/tap.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { layoutOf } from "../../lib/layout/layout.mjs";
import { playHand } from "../emulators/hand.mjs";
import { SECOND, isTitle, runUntil } from "../emulators/match.mjs";

const FOLDER = built("build/tests");
const [WIDTH, HEIGHT] = [768, 272];
const OUR_TOP = 41; // of the screen in the simulated CPC's picture
const platform = layoutOf("platform");
const ZONES = [1, 2, 3, 4].map((zone) => platform[`VIDEO_ZONE_${zone}`]); // lines of the screen where inks change
const FRAMES = 4;
const SETTLED = 3; // frames until the interrupts of the simulated CPC are in step

// A snapshot of MAME's machine. Of the hardware it has only what the game sets once: the game sets the rest every
// frame.
async function snapshot(cpc) {
    const sna = Buffer.alloc(256 + 0x10000);
    sna.write("MV - SNA", "latin1");
    sna[0x10] = 1;
    const main = { 0x11: "AF", 0x13: "BC", 0x15: "DE", 0x17: "HL", 0x1d: "IX", 0x1f: "IY", 0x21: "SP", 0x23: "PC" };
    const words = { ...main, 0x26: "AF2", 0x28: "BC2", 0x2a: "DE2", 0x2c: "HL2" };
    const bytes = { 0x19: "R", 0x1a: "I", 0x1b: "IFF1", 0x1c: "IFF2", 0x25: "IM" };
    const values = await cpc.registers(...Object.values(words), ...Object.values(bytes));
    Object.keys(words).forEach((at, i) => sna.writeUInt16LE(values[i], Number(at)));
    Object.keys(bytes).forEach((at, i) => (sna[at] = values[Object.keys(words).length + i] & 255));
    sna[0x40] = 0x8c; // mode 0, no ROMs
    Buffer.from([63, 40, 46, 0x8e, 38, 0, 25, 30, 0, 7, 0, 0, 0x30, 0]).copy(sna, 0x43); // the firmware's CRTC
    sna[0x59] = 0x82;
    sna.writeUInt16LE(64, 0x6b);
    (await cpc.ram()).copy(sna, 256, 0, 0x10000);
    return sna;
}

// The dots that differ, and their lines.
function compare(theirs, ours, name) {
    const shift = OUR_TOP - theirs.top;
    const changes = (y) => ZONES.some((zone) => [0, 1].includes(y - theirs.top - zone));
    let count = 0;
    const lines = new Set();
    for (let y = 0; y + shift < HEIGHT; y++)
        for (let x = 0; x < WIDTH && !changes(y); x++) {
            const [mine, other] = [3 * ((y + shift) * WIDTH + x), 3 * (y * WIDTH + x)];
            const [red, green, blue] = ours.subarray(mine, mine + 3);
            const expected = red === 128 && green === 255 && blue === 0 ? [128, 255, 128] : [red, green, blue];
            if (expected.every((level, channel) => level === theirs.pixels[other + channel])) continue;
            count++;
            lines.add(y);
        }
    if (count > 0) {
        writeFileSync(`${FOLDER}/mame-${name}-theirs.png`, encodePng(WIDTH, HEIGHT, theirs.pixels));
        writeFileSync(`${FOLDER}/mame-${name}-ours.png`, encodePng(WIDTH, HEIGHT, ours));
    }
    return { count, lines: [...lines] };
}

// Waits until nothing has moved for half a second, as in the player's turn.
async function waitForStillScreen(cpc) {
    for (let last = null, same = 0; same < 5; ) {
        const { pixels } = await cpc.picture();
        same = last?.equals(pixels) ? same + 1 : 0;
        last = pixels;
        await cpc.frames(5);
    }
}

// The differences, frame by frame, from a still screen on.
async function differences(cpc, name) {
    await waitForStillScreen(cpc);
    writeFileSync(`${FOLDER}/mame-${name}.sna`, await snapshot(cpc));
    const shots = Array.from({ length: FRAMES }, (_, i) => SETTLED + i);
    const file = (frame) => `${FOLDER}/mame-${name}-${frame}.ppm`;
    const commands = [...shots.map((frame) => `${frame} shot ${file(frame)}`), `${SETTLED + FRAMES + 1} end`, ""];
    const script = `${FOLDER}/mame-${name}.script`;
    writeFileSync(script, commands.join("\n"));
    execFileSync("build/host/cpcsim", ["--load", `${FOLDER}/mame-${name}.sna`, "--script", script]);
    const wrong = [];
    for (const frame of shots) {
        const ppm = readFileSync(file(frame));
        const ours = ppm.subarray(ppm.length - 3 * WIDTH * HEIGHT);
        const { count, lines } = compare(await cpc.picture(), ours, `${name}-${frame}`);
        if (count) wrong.push(`frame ${frame}: ${count} dots in lines ${lines.slice(0, 12).join(" ")}`);
        await cpc.frames(1);
    }
    return wrong;
}

// A pause between two moves of the computer is a still screen too, and may end during the comparison: then the next one
// is compared.
async function compareScreen(cpc, name) {
    let wrong = [];
    for (let tries = 0; tries < 3; tries++) {
        wrong = await differences(cpc, name);
        if (wrong.length === 0) break;
    }
    const sentence = `the ${name} looks as on the simulated CPC, for ${FRAMES} frames`;
    check(wrong.length === 0, `${sentence} ${wrong.join("; ")}`);
}

mkdirSync(FOLDER, { recursive: true });
const cpc = await openMame({ image: "disk/mille.dsk", model: "6128" });
await test("a hand from disc", async () => {
    await cpc.frames(2 * SECOND);
    await cpc.type('run"mille\n');
    const loaded = await runUntil(cpc, async () => isTitle(await cpc.picture(), cpc.core), 12 * SECOND, 10);
    if (!check(loaded, "the disc reaches the title")) return;
    await cpc.frames(SECOND);
    await compareScreen(cpc, "title");
    await playHand(cpc, FOLDER, (name) => compareScreen(cpc, name));
});
await cpc.shot(`${FOLDER}/mame-play.png`);
await cpc.close();
