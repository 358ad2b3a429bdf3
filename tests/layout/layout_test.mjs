// A field is moved and everything follows: node layout_test.mjs FOLDER COMPILER MODULE=INCLUDE,INCLUDE... In a copy of
// the sources, fields are inserted into mille_t, risk_t and settings_t, and FILE_MAX is changed. The layout programs of
// the copy are compiled; what they print is read by the page's code, by the tests' code and by the assembler.

import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { check, test } from "../lib/tap/tap.mjs";

const [folder, compiler, ...modules] = process.argv.slice(2);
const includes = Object.fromEntries(modules.map((text) => text.split("=")).map(([ name,
                                                                                  list ]) => [name, list.split(",")]));
const ROOT = process.cwd();
const COPY = resolve(folder);
const FLAGS = ["-std=c11", "-Wall", "-Werror"];
const MOVED_BYTES = 2; // keep the words behind them aligned
const OFFSETS = { mille: "MILLE_", risk: "RISK_" };

// ---- the changed copy ----

function change(file, pattern, replacement) {
    const text = readFileSync(join(COPY, file), "utf8");
    const changed = text.replace(pattern, replacement);
    if (changed === text) throw new Error(`${file}: nothing matches ${pattern}`);
    writeFileSync(join(COPY, file), changed);
}

function insertFields() {
    const rules = { mille: /^ *mille_team_t team\[/m, risk: /^ *uint8_t owner\[/m };
    for (const game of Object.keys(rules)) {
        const header = `src/${game}/rules/include/${game}.h`;
        change(header, rules[game], `    uint8_t moved[${MOVED_BYTES}];\n$&`);
        const size = new RegExp(`(#define ${game.toUpperCase()}_BYTES +)(\\d+)`);
        change(header, size, (_, define, bytes) => define + (Number(bytes) + MOVED_BYTES));
        change(`src/${game}/ui/include/game_config.h`, /^ *seat_t seat\[/m, "    uint8_t moved;\n$&");
    }
    change("src/platform/file.h", /(#define FILE_MAX +)\w+/, "$10x2000");
}

// Compiles the layout program of a module in a tree of sources; `from` is the tree. What is generated is taken from the
// build.
function compileLayout(module, from) {
    const program = join(COPY, `${module}_layout_${from === ROOT ? "before" : "after"}`);
    const sources = ["tools/layout/layout.c"];
    if (module === "platform") sources.push("tools/layout/platform.c");
    else sources.push("tools/layout/game/game_layout.c", `tools/${module}/layout/main.c`);
    const files = sources.map((source) => `${from}/${source}`);
    const paths = includes[module].map((path) => `-I${path.startsWith("build/") ? ROOT : from}/${path}`);
    execFileSync(compiler, [...FLAGS, ...paths, ...files, "-o", program]);
    return (form) => {
        const symbols = module === "platform" ? [] : [`${ROOT}/build/z80/${module}.noi`];
        return execFileSync(program, [form, ...symbols], { encoding: "utf8" });
    };
}

rmSync(COPY, { recursive: true, force: true });
for (const part
         of ["src", "disk", "tools", "tests/lib", "tests/mille/emulators", "tests/risk/emulators", "tests/emulators"])
    cpSync(
        part, join(COPY, part),
        { recursive : true, filter : (path) => !/node_modules|\.(png|dsk|cdt|sna|cpr)$/.test(path) }
    );
insertFields();
mkdirSync(join(COPY, "build"));
for (const part of ["mille", "risk", "z80"]) symlinkSync(join(ROOT, "build", part), join(COPY, "build", part));

const [before, after] = [{}, {}];
for (const module of Object.keys(includes)) {
    const print = compileLayout(module, COPY);
    before[module] = JSON.parse(compileLayout(module, ROOT)("json"));
    after[module] = JSON.parse(print("json"));
    for (const form of ["json", "js", "inc"]) writeFileSync(join(COPY, `build/${module}_layout.${form}`), print(form));
    mkdirSync(join(COPY, "before"), { recursive: true });
    writeFileSync(join(COPY, `before/${module}_layout.inc`), compileLayout(module, ROOT)("inc"));
}

// ---- the three forms ----

function parse(text, pattern) {
    return Object.fromEntries(Array.from(text.matchAll(pattern), ([, name, value]) => [name, JSON.parse(value)]));
}

await test("forms", async () => {
    for (const module of Object.keys(includes)) {
        const numbers = Object.entries(after[module]);
        const js = parse(
            readFileSync(join(COPY, `build/${module}_layout.js`), "utf8"), /^export const (\w+) = (.*);$/gm
        );
        const inc = parse(readFileSync(join(COPY, `build/${module}_layout.inc`), "utf8"), /^(\w+) = (.*)$/gm);
        const isSame = ([name, value]) => JSON.stringify(js[name]) === JSON.stringify(value);
        check(numbers.length > 30 && numbers.every(isSame), `${module}: js has the ${numbers.length} numbers of json`);
        const forAssembler = numbers.filter(([name, value]) => !name.startsWith("ADDRESS_") && !Array.isArray(value));
        check(forAssembler.every(([name, value]) => inc[name] === value), `${module}: inc has the same numbers`);
    }
});

await test("offsets", async () => {
    for (const [game, prefix] of Object.entries(OFFSETS)) {
        const first = before[game][game === "mille" ? "MILLE_TEAM" : "RISK_OWNER"];
        const expected = (name) => before[game][name] + (before[game][name] >= first ? MOVED_BYTES : 0);
        const names = Object.keys(before[game]).filter((name) => name.startsWith(prefix));
        const wrong = names.filter((name) => after[game][name] !== expected(name));
        check(names.length > 15 && wrong.length === 0, `${game}: ${names.length} offsets follow ${wrong.join(" ")}`);
        const settings = ["SETTINGS_SEAT", "SETTINGS_SIZE", "SETTINGS_FIRST_NAME"];
        const isMoved = settings.every((name) => after[game][name] === before[game][name] + 1);
        check(isMoved, `${game}: the settings follow`);
    }
    const length = before.platform.SAVE_HEADER_LENGTH;
    const grown = after.mille.SETTINGS_HEADER[length] - before.mille.SETTINGS_HEADER[length];
    check(grown === 1, "the header of the settings file has the new length");
    check(after.platform.FILE_MAX === 0x2000 && before.platform.FILE_MAX !== 0x2000, "FILE_MAX follows");
});

// ---- the page and the tests ----

const importCopy = (file) => import(pathToFileURL(join(COPY, file)).href);

// Memory with a match in the moved layout, in which other bytes would be no match.
function memoryOf(game) {
    const layout = after[game];
    const ram = Buffer.alloc(0x10000, 0xee);
    const set = (name, value) => (ram[layout.ADDRESS_GAME + layout[OFFSETS[game] + name]] = value);
    ram[layout.ADDRESS_PEOPLE] = 1;
    for (const [name, value] of [["PLAYERS", 3], ["PHASE", 1], ["SEAT", 2], ["LEFT", 77]]) set(name, value);
    return ram;
}

await test("the page", async () => {
    const { PLAYING, matchState } = await importCopy("tools/web/match_state.js");
    for (const game of Object.keys(OFFSETS)) {
        cpSync(join(COPY, `build/${game}_layout.js`), join(COPY, `tools/web/${game}_layout.mjs`));
        const layout = await importCopy(`tools/web/${game}_layout.mjs`);
        check(matchState(memoryOf(game), game, layout) === PLAYING, `${game}: the page finds the moved match`);
        check(matchState(memoryOf(game), game, before[game]) === null, `${game}: with the old offsets it finds none`);
    }
});

await test("the tests", async () => {
    process.chdir(COPY); // layouts and pictures are read from build
    const { readMatch } = await importCopy("tests/mille/emulators/match.mjs");
    const match = readMatch(memoryOf("mille"));
    check(match.phase === 1 && match.seat === 2 && match.left === 77, "1000 Bornes: tests read the moved fields");
    check(match.bytes.length === before.mille.MILLE_SIZE + MOVED_BYTES, "1000 Bornes: and the whole struct");
    const { ownersIn, readGame } = await importCopy("tests/risk/emulators/board.mjs");
    const ram = memoryOf("risk");
    ram[after.risk.ADDRESS_GAME + before.risk.RISK_OWNER + MOVED_BYTES] = 5;
    check(ownersIn(readGame(ram))[0] === 5, "RISK: tests read the moved owners");
    check(readGame(ram).length === before.risk.RISK_SIZE + MOVED_BYTES, "RISK: and the whole struct");
    process.chdir(ROOT);
});

// ---- the assembler ----

// The bytes that a source assembles to with the include files of a folder; null if it does not.
function assemble(source, layouts) {
    const object = join(COPY, "object.rel");
    const { status } = spawnSync("sdasz80", ["-plosgffw", `-I${layouts}`, `-I${ROOT}/build`, object, source]);
    return status === 0 ? readFileSync(object, "latin1").split("\n").filter((line) => /^[TR]/.test(line)).join("\n")
                        : null;
}

function sourcesThatInclude(top) {
    const files = readdirSync(join(COPY, top), { recursive: true }).map((file) => join(COPY, top, file));
    const isSource = (file) => file.endsWith(".s") && /\.include\s+"\w+_layout\.inc"/.test(readFileSync(file, "utf8"));
    return files.filter(isSource);
}

await test("the assembler", async () => {
    const isChanged = (module, name) => String(before[module][name]) !== String(after[module][name]);
    const changedIn = (module) => Object.keys(before[module]).filter((name) => isChanged(module, name));
    const probe = join(COPY, "probe.s");
    for (const [game, prefix] of Object.entries(OFFSETS)) {
        const names = Object.keys(before[game]).filter((name) => name.startsWith(prefix));
        const lines = ["\t.module probe", `\t.include "${game}_layout.inc"`, "\t.area _CODE"];
        writeFileSync(probe, [...lines, ...names.map((name) => `\t.dw\t${name}`), ""].join("\n"));
        const words = names.map((name) => after[game][name]);
        const bytes = Buffer.from(Uint16Array.from(words).buffer).toString("hex");
        const assembled = assemble(probe, join(COPY, "build"));
        const data = (assembled ?? "").match(/^T.*$/gm)?.map((line) => line.split(" ").slice(4).join("")).join("");
        check(
            data?.replace(/\s/g, "").toLowerCase() === bytes, `${game}: assembly has the ${names.length} moved offsets`
        );
    }
    const sources = [...sourcesThatInclude("src"), ...sourcesThatInclude("disk")];
    check(sources.length >= 10, `${sources.length} assembly files include a layout`);
    let followers = 0;
    for (const source of sources) {
        const text = readFileSync(source, "utf8").replace(/;.*$/gm, "");
        const layouts = Array.from(text.matchAll(/\.include\s+"(\w+)_layout\.inc"/g), ([, module]) => module);
        const follows = layouts.flatMap(changedIn).some((name) => new RegExp(`\\b${name}\\b`).test(text));
        const [was, is] = [assemble(source, join(COPY, "before")), assemble(source, join(COPY, "build"))];
        followers += follows;
        const sentence = follows ? "follows" : "stays as it is";
        check(was !== null && is !== null && (was !== is) === follows, `${source.slice(COPY.length + 1)} ${sentence}`);
    }
    check(followers > 0, `${followers} of them use a number that was changed`);
});

// ---- restarts ----

const rulesFor = (...tables) => spawnSync(
    join(COPY, "tools/peephole"), [ join(COPY, "src/platform/cpc/peephole.def"), ...tables ], { encoding : "utf8" }
);
const restartOf = (rules, name) => rules.match(new RegExp(`call\\t${name}\n} by {\n\trst\\t(0x\\w+)`))?.[1];

await test("restarts", async () => {
    const [table, stub] = [join(COPY, "src/ui/restarts.s"), join(COPY, "tests/lib/stubs/restarts.s")];
    const { status, stdout } = rulesFor(table, stub);
    const numbers = ["_word", "_text_pens", "_video_fill", "_video_draw"].map((name) => restartOf(stdout, name));
    check(
        status === 0 && numbers.join() === "0x18,0x20,0x28,0x30", `the rules have the places of the table (${numbers})`
    );
    const swapped = {
        _word : "_text_pens",
        _text_pens : "_word",
        _video_fill : "_video_draw",
        _video_draw : "_video_fill"
    };
    const text = readFileSync(table, "utf8");
    writeFileSync(table, text.replace(/(jp\s+)(\w+)/g, (_, jump, name) => jump + swapped[name]));
    const moved = rulesFor(table);
    check(restartOf(moved.stdout, "_word") === "0x20", "a function that moves in the table gets another restart");
    const refused = rulesFor(table, stub);
    check(refused.status !== 0 && refused.stderr.includes("_video_fill"), "tables that disagree are refused");
});
