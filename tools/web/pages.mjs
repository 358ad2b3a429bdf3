// The HTML of the page: a menu and a page of each game, in each language. A game describes itself in page.mjs in its
// folder:
//
//     title: "RISK",                its name; heading: the same as HTML
//     space: 1, help: [4, 5],       rows of its table of keys: the space bar's, and those that are touch buttons
//     texts: { fr: { about, choose, keys }, ... }   what it is, what can be tapped, its table of keys
//
// tools/web/mkpage.mjs adds `game`, the name of its folder, and `command`, which starts it from the disc.

const CPC = "Amstrad CPC 464 · 664 · 6128";
const COLOUR = { menu: "#14151a", mille: "#14151a", risk: "#06102e" };
const PICTURE = 'width="320" height="200"';

const escape = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

export const pageName = (game, code) => `${game}-${code}.html`;

// Only files of the page itself. The emulator compiles WebAssembly and makes blobs; scripts in the page have their
// checksums here. file: is for a page that was opened from a folder.
const policy = (hashes) =>
    [
        "default-src 'self' file:",
        `script-src 'self' file: 'wasm-unsafe-eval' ${hashes.map((hash) => `'${hash}'`).join(" ")}`,
        "img-src 'self' file: data: blob:",
        "media-src 'self' data: blob:",
        "connect-src 'self' data: blob:",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ].join("; ");

function head({ game, code, title, description, codes, home, hashes, extra }) {
    const others = codes.map(
        (other) => `<link rel="alternate" hreflang="${other}" href="${home}${pageName(game, other)}">`,
    );
    return `<!doctype html>
<html lang="${code}" data-game="${game}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(hashes)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Amstrad CPC</title>
<meta name="description" content="${escape(description)}">
<meta name="theme-color" content="${COLOUR[game] ?? COLOUR.menu}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escape(title)} · Amstrad CPC">
<meta property="og:description" content="${escape(description)}">
<meta property="og:image" content="${home}share-${game}.png">
<meta property="og:locale" content="${code}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="icon-180.png">
<link rel="manifest" href="page.webmanifest">
${others.join("\n")}
<link rel="stylesheet" href="page.css">
${extra}
</head>`;
}

const languageLinks = (game, code, codes, names) =>
    codes
        .map((other) => {
            const current = other === code ? ' aria-current="true"' : "";
            const address = pageName(game, other);
            return `<a href="${address}" lang="${other}" hreflang="${other}"${current}>${names[other]}</a>`;
        })
        .join("\n    ");

function download(file, words, command = "") {
    const typed = command && ` <code>${escape(command)}</code>`;
    return `<a href="${file}" download><b>${file}</b> <span>${words}</span>${typed}</a>`;
}

const CREDITS =
    '<a href="https://github.com/EmulatorJS/libretro-cap32">Caprice32</a> (<a href="GPL-2.txt">GPL 2</a>), ' +
    '<a href="https://github.com/EmulatorJS/RetroArch">RetroArch</a> (<a href="GPL-3.txt">GPL 3</a>) · ' +
    'ROM © Amstrad, © Locomotive Software (<a href="NOTICE.txt">NOTICE</a>)';

const footer = (text, links) => `<footer id="footer">
  <p>${text.elsewhere}</p>
  ${[download("classics.dsk", text.both, 'RUN"DISC'), download("classics.cpr", text.cartridge), ...links].join("\n  ")}
  <p class="credits">${text.independent} · ${CREDITS}</p>
</footer>`;

// Data for scripts; a browser does not run it.
const dataBlock = (data) =>
    `<script type="application/json" id="data">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`;

// ---- the menu -----------------------------------------------------------------------------------------------------

export function menuPage({ games, code, texts, home, scripts, data, extra = "" }) {
    const text = texts[code];
    const codes = Object.keys(texts);
    const names = Object.fromEntries(codes.map((other) => [other, texts[other].name]));
    const titles = games.map(({ title }) => title).join(" · ");
    const cards = games.map(
        ({ game, title, texts }) => `<a href="${pageName(game, code)}" data-start="${game}">
      <div class="picture"><img src="${game}.png" ${PICTURE} alt=""><em></em></div>
      <h2>${title}</h2><span>${(texts[code] ?? texts.en).about}</span></a>`,
    );
    const description = fill(text.description, { titles });
    return `${head({ game: "menu", code, title: titles, description, codes, home, hashes: scripts.hashes, extra })}
<body>
<header id="header">
  <h1>${games.map(({ heading }) => heading).join(" ")}</h1>
  <p>${CPC}</p>
  <nav id="languages" aria-label="${text.languages}">
    ${languageLinks("menu", code, codes, names)}
  </nav>
</header>
<main>
  <p>${text.which}</p>
  <nav class="games" aria-label="${text.menu}">
    ${cards.join("\n    ")}
  </nav>
</main>
${footer(text, [])}
${dataBlock({ ...data, text: text.script })}
<script>${scripts.inline}</script>
<script src="menu.js" defer></script>
</body>
</html>
`;
}

// ---- a game ---------------------------------------------------------------------------------------------------------

const isSave = (caps) => caps === "D";

function keyRow([caps, meaning], isWide) {
    const className = (cap) => (cap === "ESC" ? ' class="esc"' : isWide || cap === "RETURN" ? ' class="wide"' : "");
    const keys = caps.split(" ").map((cap) => `<kbd${className(cap)}>${cap}</kbd>`);
    return `<dt>${keys.join(" ")}</dt><dd>${meaning}</dd>`;
}

// Touch buttons have the names that the game gives to its keys.
function helpButtons(keys, help) {
    return help.flatMap((row) => {
        const [letters, names] = [keys[row][0].split(" "), keys[row][1].split(", ")];
        return letters.map((letter, i) => `<button data-letter="${letter}">${names[i]}</button>`);
    });
}

function pad(text, keys, { space, help }) {
    const save = keys.some(([caps]) => isSave(caps)) ? [`<button data-save>D ${text.save}</button>`] : [];
    const small = [
        '<button data-key="Escape">ESC</button>',
        '<button data-key="Enter">RETURN</button>',
        ...helpButtons(keys, help),
        ...save,
        `<button id="letters" aria-label="ABC, ${text.letters}">ABC</button>`,
        `<button data-leave>${text.games}</button>`,
    ];
    return `<div id="pad" role="group" aria-label="${text.pad}" hidden>
        <div class="cross">
          <button data-pad="4" class="up" aria-label="${text.up}">▲</button>
          <button data-pad="6" class="left" aria-label="${text.left}">◀</button>
          <button data-pad="7" class="right" aria-label="${text.right}">▶</button>
          <button data-pad="5" class="down" aria-label="${text.down}">▼</button>
        </div>
        <div class="keys">
          <div class="small">
            ${small.join("\n            ")}
            <form><input id="typed" value="-" autocapitalize="characters" autocomplete="off" autocorrect="off"
              spellcheck="false" aria-label="${text.letters}" tabindex="-1"></form>
          </div>
          <button data-pad="8" class="fire">${keys[space][0]}</button>
        </div>
      </div>`;
}

export function gamePage({ told, code, texts, home, scripts, data, preload, booklet }) {
    const { game, title, heading, space, command } = told;
    const text = texts[code];
    const own = told.texts[code] ?? told.texts.en;
    const codes = Object.keys(texts);
    const names = Object.fromEntries(codes.map((other) => [other, texts[other].name]));
    const extra = preload.map(({ href, as }) => {
        const crossing = as === "fetch" ? ' crossorigin="anonymous"' : "";
        return `<link rel="preload" href="${href}" as="${as}"${crossing}>`;
    });
    const directions = `<span id="directions">${code === "fr" ? "A Q O P" : "Q A O P"}</span>`;
    const button = (id, colour, more = "") => `<button id="${id}" class="${colour}"${more}>${text[id]}</button>`;
    const pressed = ' aria-pressed="false"';
    const links = [
        download(`${game}.dsk`, text.disc, command),
        download(`${game}-${code}.cdt`, text.cassette, 'RUN"'),
        download(`${game}-${code}.sna`, text.snapshot),
        `<a href="manual/${game}-${code}.html" target="_blank"><b>${text.manual}</b> <span>(${text.newTab})</span></a>`,
        ...(booklet ? [`<a href="manual/${booklet}" target="_blank"><b>${text.booklet}</b></a>`] : []),
    ];
    const about = { game, code, title, description: own.about, codes, home, hashes: scripts.hashes };
    return `${head({ ...about, extra: extra.join("\n") })}
<body>
<header id="header">
  <h1>${heading}</h1>
  <p>${CPC}</p>
  <p><a id="menu" data-leave href="${pageName("menu", code)}">${text.menu}</a></p>
  <nav id="languages" aria-label="${text.languages}">
    ${languageLinks(game, code, codes, names)}
  </nav>
</header>
<main>
  <section class="monitor" aria-label="${escape(title)}">
    <div id="stage">
      <div id="screen">
        <canvas id="canvas" width="768" height="544" role="img"
          aria-label="${escape(fill(text.screen, { title }))}">${escape(own.about)}</canvas>
        <div id="notice" role="status"><noscript>${text.noScript}</noscript></div>
      </div>
      ${pad(text, own.keys, told)}
    </div>
    <nav id="buttons" aria-label="${text.buttons}">
      ${button("full", "green")}
      ${button("pause", "blue", pressed)}
      ${button("mute", "blue", pressed)}
      ${button("touch", "blue", pressed)}
      ${button("tape", "grey", pressed)}
      ${button("turbo", "grey", `${pressed} hidden`)}
      ${button("restart", "red")}
    </nav>
  </section>

  <aside class="stone" aria-label="${text.keyboard}">
    <h2>${text.keyboard}</h2>
    <dl id="keys">${own.keys.map((row, i) => keyRow(row, i === space)).join("")}</dl>
    <p class="joystick">${fill(text.joystick, { directions })}</p>
    <p>${own.choose}</p>
    <p class="sound">${text.sound}</p>
    <p class="match"><b>${text.match}</b>
      <button id="export">${text.export}</button>
      <button id="import">${text.import}</button>
      <input id="match" type="file" accept=".json,application/json" aria-label="${text.import}" hidden></p>
  </aside>
</main>
${footer(text, links)}
${dataBlock({ ...data, text: text.script })}
<script>${scripts.inline}</script>
<script src="${game}.js" defer></script>
</body>
</html>
`;
}

// At the top of a manual.
export function manualLinks({ game, code, texts, title }) {
    const codes = Object.keys(texts);
    const names = Object.fromEntries(codes.map((other) => [other, texts[other].name]));
    return `<nav aria-label="${texts[code].languages}">
    <a href="../${pageName(game, code)}">← ${escape(title)}</a>
    ${languageLinks(game, code, codes, names)}
</nav>
`;
}

// index.html is the English menu, which sends a visitor to the page in the address (?game=risk&lang=de) or to the menu
// in the visitor's language.
export const chooser = (games, codes) => `{
    const asked = new URLSearchParams(location.search);
    const [games, codes] = [${JSON.stringify(games)}, ${JSON.stringify(codes)}];
    const wanted = [asked.get("lang") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
    const code = wanted.find((tag) => codes.includes(tag)) ?? "en";
    const game = games.includes(asked.get("game")) ? asked.get("game") : "menu";
    const tape = asked.has("tape") && game !== "menu" ? "?tape" : "";
    if (game !== "menu" || code !== "en") location.replace(\`\${game}-\${code}.html\${tape}\`);
}`;
