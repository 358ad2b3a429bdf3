// The simulated CPC compared with Caprice32: the same snapshot, after the same number of frames, with the same keys
// held, shows the same picture in both. The whole picture is compared, 768 x 272: the screen of 640 x 200 half-size
// pixels at 64, 41 and all the border around it, unscaled, each pixel one of the 27 colours. The test card (card.s)
// counts its frames; the count tells which frames to compare, because an emulator takes a few frames to load a
// snapshot.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { openCpc } from "../../emulators/chromium/cpc.mjs";
import { encodePng } from "../../lib/emulators/png.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const FOLDER = "build/tests/tools/cpcsim";
const CARD = `${FOLDER}/card.sna`;
const [WIDTH, HEIGHT] = [768, 272];

// The events of both machines, by frame. A key has a name in each of them.
const FIRST = 20;
const PHASES = 32; // card.s moves its interrupts in each of 32 frames
const KEYS = [["SPACE", "Space"], ["Q", "KeyQ"], ["LEFT", "ArrowLeft"], ["RETURN", "Enter"], ["1", "Digit1"]];
const DOWN = FIRST + PHASES; // the keys go down before this frame,
const HELD = DOWN + 8; //      are down in this one,
const FREE = HELD + 8; //      and are up again in this one
const SCREENSHOTS = [...Array.from({ length: PHASES }, (_, i) => FIRST + i), HELD, FREE];

const shotFile = (frame) => `${FOLDER}/card-${frame}.ppm`;

function framesAddress() {
    const line = readFileSync(`${FOLDER}/card.noi`, "latin1").match(/^DEF _frames (0x[0-9A-F]+)$/m);
    return Number(line[1]);
}

// A picture begun while the counter shows n - 1 shows n.
function simulate() {
    const events = [
        ...SCREENSHOTS.map((frame) => [frame - FIRST, `shot ${shotFile(frame)}`]),
        ...KEYS.map(([name]) => [DOWN - FIRST, `down ${name}`]),
        ...KEYS.map(([name]) => [HELD + 1 - FIRST, `up ${name}`]),
        [FREE + 2 - FIRST, "end"],
    ].sort((a, b) => a[0] - b[0]);
    const script = [`wait _frames = ${FIRST - 1}`, ...events.map(([frame, what]) => `${frame} ${what}`), ""].join("\n");
    writeFileSync(`${FOLDER}/card.script`, script);
    const files = ["--load", CARD, "--symbols", `${FOLDER}/card.noi`, "--script", `${FOLDER}/card.script`];
    execFileSync("build/host/cpcsim", files);
}

function simulated(frame) {
    const ppm = readFileSync(shotFile(frame));
    return ppm.subarray(ppm.length - 3 * WIDTH * HEIGHT);
}

// How many pixels differ; if some do, the pictures and their difference are written.
function difference(frame, theirs) {
    const ours = simulated(frame);
    const white = Buffer.alloc(ours.length);
    let count = 0;
    for (let i = 0; i < ours.length; i += 3)
        if (ours.compare(theirs, i, i + 3, i, i + 3) !== 0) {
            white.fill(255, i, i + 3);
            count++;
        }
    if (count > 0)
        for (const [name, pixels] of Object.entries({ ours, theirs, difference: white }))
            writeFileSync(`${FOLDER}/card-${frame}-${name}.png`, encodePng(WIDTH, HEIGHT, pixels));
    return count;
}

await test("the test card", async () => {
    simulate();
    const cpc = await openCpc({ image: CARD });
    const counter = framesAddress();
    const shown = async () => (await cpc.ram())[counter];
    for (let tries = 0; (await shown()) !== FIRST && tries < 200; tries++) await cpc.frames(1);

    const differences = new Map();
    for (let frame = FIRST; frame <= FREE; frame++) {
        if (SCREENSHOTS.includes(frame)) {
            const { width, height, pixels } = await cpc.picture();
            if (width !== WIDTH || height !== HEIGHT) throw new Error(`Caprice32 shows ${width} x ${height}`);
            differences.set(frame, difference(frame, pixels));
        }
        if (frame === DOWN) for (const [, code] of KEYS) await cpc.keyDown(code);
        if (frame === HELD) for (const [, code] of KEYS) await cpc.keyUp(code);
        await cpc.frames(1);
    }
    check((await shown()) === FREE + 1, "a frame of Caprice32 is a frame of the test card");
    await cpc.close();

    const phases = SCREENSHOTS.slice(0, PHASES);
    const same = (frame) => differences.get(frame) === 0;
    for (const frame of SCREENSHOTS)
        if (!same(frame))
            console.log(`# frame ${frame}: ${differences.get(frame)} pixels differ, see ${FOLDER}/card-${frame}-*.png`);
    check(phases.every(same), `${PHASES} frames in a row, interrupted in ${PHASES} places, are the same to the pixel`);
    const names = KEYS.map(([name]) => name).join(", ");
    check(same(HELD), `with ${names} held the picture is the same to the pixel`);
    check(same(FREE), "and with the keys up again");
    check(!simulated(HELD).equals(simulated(FREE)), "held keys change the picture");
});
