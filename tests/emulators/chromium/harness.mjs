// The test harness itself: frames are counted exactly, keys reach the machine, pictures and RAM are read.

import { openCpc } from "./cpc.mjs";
import { check, test } from "../../lib/tap/tap.mjs";

const FRAMES = 0x4800; // addresses of probe.s
const MATRIX = 0x4810;
const BASIC = 0x4820;
const IMAGE = "build/tests/probe.sna";

const framesSeen = async (cpc) => (await cpc.ram()).readUInt16LE(FRAMES);
const keyDown = async (cpc, row, bit) => ((await cpc.ram())[MATRIX + row] & (1 << bit)) === 0;

await test("a 6128", async () => {
    const cpc = await openCpc({ image: IMAGE, model: "6128" });
    await cpc.frames(40);
    const before = await framesSeen(cpc);
    await cpc.frames(100);
    check((await framesSeen(cpc)) - before === 100, "100 frames of the emulator are 100 VSYNCs of the CPC");

    const levels = [0, 128, 255];
    const expected = (colour) => [Math.floor(colour / 3) % 3, Math.floor(colour / 9), colour % 3].map((n) => levels[n]);
    let right = 0;
    let picture;
    for (let i = 0; i < 27; i++) {
        await cpc.frames(1);
        picture = await cpc.picture();
        const colour = ((await framesSeen(cpc)) - 1) % 27;
        const border = picture.pixels.subarray(3 * (picture.width * 5 + 5));
        right += expected(colour).every((level, channel) => border[channel] === level);
    }
    check(right === 27, "the border shows each of the 27 colours on its frame");
    check(picture.width === 768 && picture.height === 272, "a picture is the framebuffer of 768 x 272");
    const row = picture.pixels.subarray(3 * (768 * 41 + 64), 3 * (768 * 41 + 64 + 640));
    const dot = (x) => row.subarray(3 * x, 3 * x + 3);
    const isWide = Array.from({ length: 160 }, (_, x) => 4 * x).every((x) => dot(x).equals(dot(x + 3)));
    check(isWide, "a mode 0 pixel is four pixels wide");

    const keys = { ArrowLeft: [1, 0], ArrowRight: [0, 1], Space: [5, 7], KeyQ: [8, 3], Enter: [2, 2], Digit1: [8, 0] };
    for (const [code, [line, bit]] of Object.entries(keys)) {
        await cpc.keyDown(code);
        await cpc.frames(3);
        const down = await keyDown(cpc, line, bit);
        await cpc.keyUp(code);
        await cpc.frames(3);
        check(down && !(await keyDown(cpc, line, bit)), `${code} goes down and up in row ${line}, bit ${bit}`);
    }
    check((await cpc.ram())[BASIC] === 2, "a 6128 has the ROM of a 6128");
    await cpc.close();
});

await test("a 464", async () => {
    const cpc = await openCpc({ image: IMAGE, model: "464" });
    await cpc.frames(40);
    check((await cpc.ram())[BASIC] === 0, "a 464 has the ROM of a 464");
    await cpc.close();
});
