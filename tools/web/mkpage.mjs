// Fills the folder of the emulator page: node tools/web/mkpage.mjs PAGE FILE...   GAMES has the games; FILEs (images,
// booklets) can be downloaded from it. PAGE_URL is the address it will have, if that is known: pictures for shared
// links need it.
//
//     index.html, menu-fr.html, mille-fr.html …   pages.mjs writes them
//     menu.js, mille.js, risk.js                  the scripts of each, bundled by esbuild from tools/web/*.js
//     cap32_libretro.js, cap32_libretro.wasm.gz   the emulator; its program is packed, so that any host sends little
//     local/*.js                                  the same for a page that is opened from a folder: see loader.js
//     *.gz, *.br                                  packed copies for web servers that look for them

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chooser, gamePage, manualLinks, menuPage, pageName } from "./pages.mjs";
import { icon, sharePicture } from "./pictures.mjs";
import { readPng, writePng } from "./png.mjs";
import { TEXTS } from "./texts.js";

const [page, ...files] = process.argv.slice(2);
const build = process.env.BUILD ?? "build";
const home = process.env.PAGE_URL ?? "";
const LICENCES = "/usr/share/common-licenses";
const CORE = "cap32_libretro.js", WASM = "cap32_libretro.wasm.gz";
const TEXT_FILE = /\.(html|js|css|svg|txt|webmanifest|sna)$/;
const codes = Object.keys(TEXTS);

// The variables of a game (tools/make/facts), and the contents of its page.mjs.
async function describe(game) {
    const lines = readFileSync(`${build}/${game}/gen/game.sh`, "utf8").matchAll(/^(\w+)='(.*)'$/gm);
    const facts = Object.fromEntries([...lines].map((found) => found.slice(1)));
    const folder = [`src/${game}`, `tests/${game}`].find((place) => existsSync(`${place}/page.mjs`));
    const { default: own } = await import(resolve(folder, "page.mjs"));
    return { ...own, game, facts, command: `RUN"${facts.FILE}` };
}
const games = await Promise.all(process.env.GAMES.split(" ").map(describe));

const write = (name, contents) => writeFileSync(join(page, name), contents);
const copy = (file, name = basename(file)) => cpSync(file, join(page, name), { recursive: true });
const pack = (bytes) => gzipSync(bytes, { level: 9 });
const hashOf = (contents) => createHash("sha256").update(contents).digest("base64");

// ---- files that are copied ------------------------------------------------------------------------------------------

rmSync(page, { recursive: true, force: true });
mkdirSync(join(page, "manual"), { recursive: true });
mkdirSync(join(page, "local"));
for (const file of readdirSync(`${build}/manual`))
    if (!file.endsWith(".pdf")) copy(`${build}/manual/${file}`, `manual/${file}`);
// A manual gets a way back to the game, and to the other languages.
for (const file of readdirSync(join(page, "manual")).filter((name) => name.endsWith(".html"))) {
    const [, game, code] = /^(\w+)-(\w\w)\.html$/.exec(file);
    const html = readFileSync(join(page, "manual", file), "utf8");
    const title = games.find((told) => told.game === game)?.title ?? game;
    const nav = manualLinks({ game, code, texts: TEXTS, title });
    write(`manual/${file}`, html.replace(/<body[^>]*>\n/, (body) => body + nav));
}
for (const number of [2, 3]) copy(`${LICENCES}/GPL-${number}`, `GPL-${number}.txt`);
for (const file of files) copy(file, file.endsWith(".pdf") ? `manual/${basename(file)}` : basename(file));
for (const file of ["tools/release/NOTICE.txt", "tools/web/page.css", "tools/web/icon.svg"]) copy(file);
copy(`build/emulators/${CORE}`);
write(WASM, pack(readFileSync("build/emulators/cap32_libretro.wasm")));

// The loading picture is the one in the list of the game's pictures. A tape and a snapshot of a game without languages
// are those of every language.
for (const { game, facts } of games) {
    const list = readFileSync(facts.PICTURES, "utf8");
    copy(join(dirname(facts.PICTURES), /^screen loading (\S+)/m.exec(list)[1]), `${game}.png`);
    for (const code of facts.LANGUAGES ? [] : codes)
        for (const kind of ["cdt", "sna"]) copy(join(page, `${game}.${kind}`), `${game}-${code}.${kind}`);
}
const imagesOf = (game, code) => ["sna", "cdt"].map((kind) => `${game}-${code}.${kind}`);
const images = games.flatMap(({ game }) => codes.flatMap((code) => imagesOf(game, code)));

// ---- pictures that the page is known by elsewhere -------------------------------------------------------------------

for (const size of [180, 192, 512]) write(`icon-${size}.png`, writePng(icon(size)));
const pictures = Object.fromEntries(games.map(({ game }) => [game, readPng(readFileSync(join(page, `${game}.png`)))]));
write("share-menu.png", writePng(sharePicture(games.slice(0, 2).map(({ game }) => pictures[game]))));
for (const { game } of games) write(`share-${game}.png`, writePng(sharePicture([pictures[game]])));
const titles = games.map(({ title }) => title).join(" · ");
const manifest = {
    name: `${titles} · Amstrad CPC`,
    short_name: titles,
    start_url: "index.html",
    display: "standalone",
    background_color: "#14151a",
    theme_color: "#14151a",
    icons: [192, 512].map((size) => ({
        src: `icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "any maskable",
    })),
    shortcuts: games.map(({ game, title }) => ({ name: title, url: `index.html?game=${game}` })),
};
write("page.webmanifest", `${JSON.stringify(manifest, null, 4)}\n`);

// ---- scripts --------------------------------------------------------------------------------------------------------

// "game:layout" in an import is a module of the game; a game that has none gets an empty one.
const EMPTY = { layout: "export {};", words: 'export const WIDTHS = [], TEXTS = [], NARROW = "";',
                taps: "export const screens = {};" };
function modulesOf(game) {
    const gen = `${build}/${game}/gen`;
    const places = { layout: `${gen}/${game}_layout.js`, words: `${gen}/words.js`, board: `${gen}/board.js`,
                     taps: `tools/web/taps_${game}.js` };
    return {
        name: "game",
        setup({ onResolve, onLoad }) {
            onResolve({ filter: /^game:/ }, ({ path }) => {
                const name = path.slice("game:".length);
                return existsSync(places[name]) ? { path: resolve(places[name]) } : { path: name, namespace: "empty" };
            });
            onLoad({ filter: /.*/, namespace: "empty" }, ({ path }) => ({ contents: EMPTY[path] }));
        },
    };
}

const { default: esbuild } = await import(resolve("tools/web/node_modules/esbuild-wasm/lib/main.js"));
async function bundle(entry, game) {
    const settings = { bundle: true, minify: true, write: false, format: "iife", target: "es2022", charset: "utf8" };
    const { outputFiles } = await esbuild.build({
        ...settings, entryPoints: [`tools/web/${entry}`], plugins: [modulesOf(game)],
    });
    return outputFiles[0].text.trim();
}
const [menuScript, menuLayout, gameLayout, ...players] = await Promise.all([
    bundle("menu.js", "menu"), bundle("layout_menu.js", "menu"), bundle("layout_game.js", "menu"),
    ...games.map(({ game }) => bundle("player.js", game)),
]);
esbuild.stop?.();
write("menu.js", menuScript);
games.forEach(({ game }, i) => write(`${game}.js`, players[i]));

// ---- the version, and files for a page that is opened from a folder -------------------------------------------------

const read = (name) => readFileSync(join(page, name));
const ofVersion = ["page.css", "menu.js", ...games.map(({ game }) => `${game}.js`), WASM, ...images];
const version = hashOf(Buffer.concat(ofVersion.map(read))).slice(0, 12);
for (const name of [WASM, ...images]) {
    const packed = name === WASM ? read(name) : pack(read(name));
    write(`local/${name}.js`, `(window.localFiles ??= {})["${name}"] = "${packed.toString("base64")}";\n`);
}

// ---- pages ----------------------------------------------------------------------------------------------------------

const sizes = (names) => Object.fromEntries(names.map((name) => [name, statSync(join(page, name)).size]));
const languages = Object.fromEntries(codes.map((code) => [code, TEXTS[code].name]));
const inline = (script) => ({ inline: script, hashes: [`sha256-${hashOf(script)}`] });
for (const code of codes) {
    const common = { code, texts: TEXTS, home };
    const data = { prefetch: [CORE, WASM, ...games.map(({ game }) => `${game}.js`)] };
    const menu = { ...common, games, data, scripts: inline(menuLayout) };
    write(pageName("menu", code), menuPage(menu));
    if (code === "en") {
        const script = chooser(games.map(({ game }) => game), codes);
        const hashes = [...menu.scripts.hashes, `sha256-${hashOf(script)}`];
        const scripts = { inline: menuLayout, hashes };
        write("index.html", menuPage({ ...menu, scripts, extra: `<script>${script}</script>` }));
    }
    for (const told of games) {
        const own = imagesOf(told.game, code);
        const booklet = `${told.game}-manual-${code}.pdf`;
        write(
            pageName(told.game, code),
            gamePage({
                ...common, told, scripts: inline(gameLayout),
                data: { version, languages, sizes: sizes([WASM, ...own]) },
                preload: [
                    { href: WASM, as: "fetch" }, { href: own[0], as: "fetch" }, { href: CORE, as: "script" },
                    { href: `${told.game}.png`, as: "image" },
                ],
                booklet: existsSync(join(page, "manual", booklet)) && booklet,
            }),
        );
    }
}

// ---- the service worker, and packed copies --------------------------------------------------------------------------

const KEPT = /\.(html|js|css|svg|png|webmanifest|gz|sna)$/;
const kept = readdirSync(page).filter((name) => KEPT.test(name) && !name.startsWith("share-"));
const worker = readFileSync("tools/web/offline_worker.js", "utf8");
write("offline_worker.js", `const VERSION = "${version}", FILES = ${JSON.stringify(kept)};\n${worker}`);
for (const name of readdirSync(page).filter((name) => TEXT_FILE.test(name))) {
    write(`${name}.gz`, pack(read(name)));
    write(`${name}.br`, brotliCompressSync(read(name)));
}
