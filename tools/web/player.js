// The player of a game: starts the emulator with it and connects keys, taps, buttons and the saved match.

import * as layout from "game:layout";
import { screens } from "game:taps";
import * as words from "game:words";
import { ask } from "./ask.js";
import { startEmulator } from "./emulator.js";
import { onFrame, runFrames, setSpeed, startFrames } from "./frames.js";
import { connectGamepads } from "./gamepad.js";
import { offerKeys } from "./keys.js";
import { useFrenchKeyboard } from "./letters.js";
import { Problem, loadFile } from "./loader.js";
import { PLAYING } from "./match_state.js";
import { say, sayProblem, sayShortly, showProgress } from "./notice.js";
import { startOffline } from "./offline.js";
import { connectPad } from "./pad.js";
import { data, game, language, text } from "./page_data.js";
import { deleteMatch, keepMatch, loadMatch, parseMatch, storeMatch } from "./saved_match.js";
import { pixelAt, toggleFullScreen } from "./screen.js";
import { snapshot } from "./snapshot.js";
import { mute } from "./sound.js";
import { tapsOf } from "./taps.js";

const TURBO = 12; // times faster, while a tape loads
const WASM = "cap32_libretro.wasm.gz";

const { showPad, fromTape } = window.pageLayout;
const file = `${game}-${language}.${fromTape ? "cdt" : "sna"}`;
const element = (id) => document.getElementById(id);

let machine = null;
let keeper = null; // of the saved match; null before the start, and with a tape
let taps = null;

// ---- start ----------------------------------------------------------------------------------------------------------

// A French keyboard gets a French CPC: its letters stand where the player sees them.
async function isFrench() {
    const keys = await navigator.keyboard?.getLayoutMap?.().catch(() => null);
    return keys ? keys.get("KeyQ") === "a" : /^fr\b(?!-(CA|CH))/.test(navigator.language);
}

function checkBrowser() {
    if (!("WebAssembly" in window)) throw new Problem("old", "no WebAssembly");
    const canvas = document.createElement("canvas");
    if (!canvas.getContext("webgl2") && !canvas.getContext("webgl")) throw new Problem("noWebGl", "no WebGL");
}

// Both files at once, with one bar for both.
function loadParts(image) {
    const total = data.sizes[WASM] + (image ? 0 : data.sizes[file]);
    let loaded = 0;
    const progress = (bytes) => showProgress(Math.min(1, (loaded += bytes) / total), text.arrives);
    progress(0);
    return Promise.all([loadFile(WASM, progress), image ?? loadFile(file, progress)]);
}

const languageName = (code) => (code === language ? "" : ` (${data.languages[code] ?? code})`);

async function chooseMatch() {
    const saved = fromTape ? null : loadMatch(game);
    if (!saved) return null;
    const question = saved.state === PLAYING ? text.resume + languageName(saved.language) : text.over;
    return (await ask(question, text.goOn, text.anew)) ? null : saved;
}

async function start() {
    checkBrowser();
    const saved = await chooseMatch();
    const french = await isFrench();
    useFrenchKeyboard(french);
    element("directions").textContent = french ? "A Q O P" : "Q A O P";
    const [wasm, image] = await loadParts(saved?.image);
    machine = await startEmulator({
        core: "cap32",
        file: `${game}.${fromTape ? "cdt" : "sna"}`,
        image,
        wasm,
        options: {
            cap32_model: "6128",
            cap32_ram: "128",
            cap32_lang_layout: french ? "french" : "english",
            cap32_statusbar: "disabled",
            cap32_scr_intensity: "10",
            cap32_retrojoy0: "joystick_port1",
        },
        canvas: element("canvas"),
        keyboard: document.body,
        sound: true,
        coreFolder: "",
    });
    machine.resumeMainLoop();
    const program = saved ?? { layout, words, language, version: data.version };
    taps = tapsOf(machine, { layout: program.layout, words: program.words, taps: screens });
    if (!fromTape)
        keeper = keepMatch(machine, { ...program, game, resumed: saved !== null, lost: () => say(text.taken) });
    connectPad(machine);
    connectGamepads(machine);
    startFrames();
    element("screen").classList.add("on");
    say("");
    startOffline();
}

// ---- taps, and the key that saves -----------------------------------------------------------------------------------

// The emulator keeps touches from becoming clicks.
element("canvas").addEventListener("pointerup", (event) => {
    if (!taps || !event.isPrimary) return;
    if (event.pointerType === "touch" && taps.screen() === "text_entry") element("typed").focus();
    taps.tap(pixelAt(element("canvas"), event));
});

// D saves on a disc, which this machine does not have: the page saves instead. Where a name is typed D is a letter.
const ASKING = ["ask_card", "dialogue_answer", "pick_territory", "pick_number"];
function saveNow() {
    sayShortly(keeper.save() ? text.kept : text.noStorage);
}
offerKeys((code) => {
    if (code !== "KeyD" || !keeper || !ASKING.includes(taps.screen())) return false;
    saveNow();
    return true;
});

// ---- leaving --------------------------------------------------------------------------------------------------------

let leaving = false; // the visitor was asked already
const state = () => keeper?.state() ?? null;
const save = () => keeper?.save() ?? false;
addEventListener("beforeunload", (event) => !leaving && state() === PLAYING && !save() && event.preventDefault());

function leave(go) {
    leaving = true;
    go();
}
// The page asks before a match is lost; where it is saved in this browser the question says so.
async function leaveFor(address) {
    const [question, answer] = save() ? [text.saved, text.leave] : [text.sure, text.lose];
    if (state() !== PLAYING || (await ask(question, text.stay, answer))) leave(() => location.assign(address));
}
// A match saved by an earlier visit stays: it was not begun here.
async function restart() {
    const [question, answer] = state() === PLAYING ? [text.sure, text.lose] : [text.over, text.anew];
    if (state() !== null && !(await ask(question, text.stay, answer))) return;
    if (state() !== null) {
        keeper.stop();
        deleteMatch(game);
    }
    leave(() => location.reload());
}

// ---- the match as a file --------------------------------------------------------------------------------------------

function exportMatch() {
    if (!keeper) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([keeper.text()], { type: "application/json" }));
    link.download = `${game}-match.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function importMatch(chosen) {
    const letters = await chosen.text();
    if (!parseMatch(letters, game)) return sayShortly(text.notMatch);
    if (state() === PLAYING && !(await ask(text.sure, text.stay, text.lose))) return;
    if (!storeMatch(game, letters)) return sayShortly(text.noStorage);
    keeper?.stop();
    leave(() => location.reload());
}

// ---- buttons --------------------------------------------------------------------------------------------------------

function press(button, action) {
    button.addEventListener("click", () => {
        action();
        button.blur();
    });
}

// A switch shows whether it is on.
function connectSwitch(button, change) {
    press(button, () => {
        const on = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", String(on));
        change(on);
    });
}

press(element("full"), () => toggleFullScreen(element("stage")).catch(() => sayShortly(text.noFull)));
press(element("restart"), restart);
press(element("tape"), () => leaveFor(fromTape ? location.pathname : "?tape"));
press(element("export"), exportMatch);
press(element("import"), () => element("match").click());
element("match").addEventListener("change", ({ target }) => {
    if (target.files[0]) importMatch(target.files[0]);
    target.value = "";
});
for (const button of document.querySelectorAll("[data-save]")) press(button, () => keeper && saveNow());
for (const link of document.querySelectorAll("#languages a, [data-leave]"))
    link.addEventListener("click", (event) => {
        event.preventDefault();
        leaveFor(link.href ?? element("menu").href);
    });
connectSwitch(element("touch"), showPad);
connectSwitch(element("turbo"), (on) => setSpeed(on ? TURBO : 1));
connectSwitch(element("mute"), mute);
connectSwitch(element("pause"), (on) => {
    setSpeed(on ? 0 : 1);
    say(on ? text.paused : "");
});

start().catch((error) => sayProblem(error, text));

// For the tests, and for anybody who looks into the machine.
window.cpc = {
    setSpeed, runFrames, onFrame,
    snapshot: () => machine && snapshot(machine),
    state,
    screen: () => taps?.screen(),
};
