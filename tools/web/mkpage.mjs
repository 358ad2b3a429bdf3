// Fills the folder of the emulator page: node tools/web/mkpage.mjs PAGE FILE...   GAMES has the games; FILEs go beside
// index.html.
//
// In index.html {games} and {titles} stand for all games; a line with {game}, {title}, {heading} or {enter} is written
// for each game that has what it names.

import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

const [page, ...files] = process.argv.slice(2);
const build = process.env.BUILD ?? "build";
const LICENCES = "/usr/share/common-licenses";

// The variables of a game (tools/make/facts), and the contents of its page.mjs.
async function describe(game) {
    const lines = readFileSync(`${build}/${game}/gen/game.sh`, "utf8").matchAll(/^(\w+)='(.*)'$/gm);
    const facts = Object.fromEntries([...lines].map((found) => found.slice(1)));
    const folder = [`src/${game}`, `tests/${game}`].find((place) => existsSync(`${place}/page.mjs`));
    const { default: own } = await import(resolve(folder, "page.mjs"));
    return { ...own, game, folder, facts, command: `RUN"${facts.FILE}` };
}
const games = await Promise.all(process.env.GAMES.split(" ").map(describe));

rmSync(page, { recursive: true, force: true });
mkdirSync(join(page, "manual"), { recursive: true });
const copy = (file, name = basename(file)) => cpSync(file, join(page, name), { recursive: true });
for (const file of readdirSync(`${build}/manual`))
    if (!file.endsWith(".pdf")) copy(`${build}/manual/${file}`, `manual/${file}`);
for (const number of [2, 3]) copy(`${LICENCES}/GPL-${number}`, `GPL-${number}.txt`);
for (const kind of ["js", "wasm"]) copy(`build/emulators/cap32_libretro.${kind}`);
for (const file of [...files, "tools/release/NOTICE.txt"]) copy(file);

// The loading picture is the one in the list of the game's pictures. A tape and a snapshot of a game without languages
// are those of every language. A game that has nothing to touch gets an empty touch_<game>.js, one whose memory is
// not read an empty <game>_layout.js.
const codes = readdirSync(page).map((file) => /^\w+-(\w\w)\.sna$/.exec(file)?.[1]).filter(Boolean);
for (const { game, facts } of games) {
    const list = readFileSync(facts.PICTURES, "utf8");
    copy(join(dirname(facts.PICTURES), /^screen loading (\S+)/m.exec(list)[1]), `${game}.png`);
    for (const code of facts.LANGUAGES ? [] : new Set(codes))
        for (const kind of ["cdt", "sna"]) copy(join(page, `${game}.${kind}`), `${game}-${code}.${kind}`);
    const touch = join(page, `touch_${game}.js`);
    if (!existsSync(touch)) writeFileSync(touch, "export const touched = () => {};\n");
    const layout = join(page, `${game}_layout.js`);
    if (!existsSync(layout)) writeFileSync(layout, "export {};\n");
}

const list = games.map(({ game, folder, facts, ...told }) => `    ${game}: ${JSON.stringify(told)},\n`);
const written = "// The games of the page: written by tools/web/mkpage.mjs.";
writeFileSync(join(page, "game_list.js"), `${written}\nexport const GAMES = {\n${list.join("")}};\n`);

const filled = (line, values) => line.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
const all = { games: games.map(({ game }) => game).join(" "), titles: games.map(({ title }) => title).join(" · ") };
const lines = readFileSync("tools/web/index.html", "utf8").split("\n").flatMap((line) => {
    const named = ["game", "title", "heading", "enter"].filter((name) => line.includes(`{${name}}`));
    const which = named.length ? games.filter((told) => named.every((name) => told[name])) : [all];
    return which.map((values) => filled(line, { ...all, ...values }));
});
writeFileSync(join(page, "index.html"), lines.join("\n"));
