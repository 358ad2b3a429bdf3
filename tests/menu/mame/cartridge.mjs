// The cartridge in MAME: a GX4000, which has two joysticks and nothing else, and a 6128 Plus. Both games start in the language that was
// chosen, cards are played, the language changes in the options; what would be on a disc is answered as on a machine without a drive.

import { check, test } from "../../emulators/chromium/tap.mjs";
import { SECOND, runUntil, symbolsOf } from "../../emulators/chromium/title.mjs";
import { openMame } from "../../emulators/mame/mame.mjs";
import { readMatch } from "../../mille/emulators/match.mjs";
import { speaks } from "../emulators/seen.mjs";
import { JOYSTICK, KEYS, game, gameMenu, goTo, leave, menu, press } from "./steps.mjs";

const FOLDER = "build/tests";
const [PLAY_ROW, RESUME_ROW, OPTIONS_ROW] = [0, 1, 2]; // of the menu
const [LANGUAGE_ROW, DONE_ROW] = [4, 10]; // of the options: rules, players, two seats
const at = symbolsOf("mille");
const risk = symbolsOf("risk");
const [OWNER, TERRITORIES] = [96, 42]; // of risk_t (src/risk/rules/include/risk.h), which has no gaps
const match = async (cpc) => readMatch(await cpc.ram(), at._mille_table);

async function story(name, image, model, body) {
    await test(name, async () => {
        const cpc = await openMame({ image, model });
        try {
            await body(cpc);
        } finally {
            await cpc.shot(`${FOLDER}/mame-cartridge.png`);
            await cpc.close();
        }
    });
}

// The 200 lines of the screen.
async function screen(cpc) {
    const memory = (await cpc.ram()).subarray(0xc000, 0x10000);
    return Buffer.concat(Array.from({ length: 200 }, (_, y) => memory.subarray((y & 7) * 0x800 + (y >> 3) * 80).subarray(0, 80)));
}

// What a game says that has no drive and is asked for a saved match.
async function askForSave(cpc, keys) {
    await goTo(cpc, "mille", RESUME_ROW, keys);
    await press(cpc, keys.ok);
    await cpc.frames(2 * SECOND);
    return screen(cpc);
}

let withoutDrive;
await story("a 464 without a drive", "disk/mille-en.sna", "464", async (cpc) => {
    await game(cpc, "mille", "EN");
    await press(cpc, KEYS.ok);
    await cpc.frames(2 * SECOND);
    withoutDrive = await askForSave(cpc, KEYS);
});

await story("a GX4000, by joystick alone", "disk/classics.cpr", "gx4000", async (cpc) => {
    await menu(cpc, "mille");
    await press(cpc, "Right");
    await menu(cpc, "risk");
    await press(cpc, "Left", "Fire");
    await game(cpc, "mille", "EN");
    await gameMenu(cpc, "mille", JOYSTICK);
    check((await askForSave(cpc, JOYSTICK)).equals(withoutDrive), "a saved match is asked for: what a 464 without a drive says");
    await press(cpc, "Fire2"); // the second button goes back
    await goTo(cpc, "mille", OPTIONS_ROW, JOYSTICK);
    await press(cpc, "Fire");
    await goTo(cpc, "mille", LANGUAGE_ROW, JOYSTICK);
    for (const language of ["DE", "IT", "FR"]) {
        await press(cpc, "Right");
        check(await runUntil(cpc, async () => speaks(await cpc.ram(), "mille", language), 2 * SECOND, 5), `the options change to ${language}`);
        await cpc.frames(SECOND);
    }
    await goTo(cpc, "mille", DONE_ROW, JOYSTICK);
    await gameMenu(cpc, "mille", JOYSTICK);
    await goTo(cpc, "mille", OPTIONS_ROW, JOYSTICK);
    await press(cpc, "Fire");
    await gameMenu(cpc, "mille", { ok: "Fire2" }); // the second button goes back
    await goTo(cpc, "mille", PLAY_ROW, JOYSTICK);
    await press(cpc, "Fire", "Fire"); // the name that is offered
    check(await runUntil(cpc, async () => (await match(cpc)).handNumber === 1, 10 * SECOND, 5), "a hand is dealt");
    const { left } = await match(cpc);
    let now = left;
    for (let taps = 0; taps < 100 && now > left - 6; taps++) {
        await cpc.press("Fire");
        now = (await match(cpc)).left;
    }
    check(now <= left - 6, `three cards were played by each seat (${left} cards, then ${now})`);
});

await story("RISK on a GX4000", "disk/classics.cpr", "gx4000", async (cpc) => {
    await menu(cpc, "mille");
    await press(cpc, "Right", "Fire");
    await game(cpc, "risk", "EN");
    await gameMenu(cpc, "risk", JOYSTICK);
    const owned = async () => (await cpc.ram()).subarray(risk._risk_game + OWNER, risk._risk_game + OWNER + TERRITORIES).filter((owner) => owner === 0).length;
    for (let taps = 0; taps < 40 && !((await owned()) === 3); taps++) await press(cpc, "Fire");
    check((await owned()) === 3, "three territories are claimed by the joystick's button");
});

// A RAM that nobody has cleared: &DF is how a vector of the firmware's begins that a disc's ROM has taken over.
await story("a 6128 Plus: from one game to the other, and from the beginning again", "disk/classics.cpr", "6128p", async (cpc) => {
    await menu(cpc, "mille");
    await cpc.reset(0xdf);
    await menu(cpc, "mille");
    await press(cpc, "ArrowUp", "ArrowRight", "Space");
    await game(cpc, "risk", "FR");
    await gameMenu(cpc, "risk");
    await leave(cpc, "risk");
    await menu(cpc, "mille");
    await press(cpc, "ArrowDown", "ArrowDown", "Space");
    await game(cpc, "mille", "DE");
    await gameMenu(cpc, "mille");
    await leave(cpc, "mille");
    await menu(cpc, "risk");
    await press(cpc, "Escape"); // where a disc has BASIC
    await menu(cpc, "mille");
});
