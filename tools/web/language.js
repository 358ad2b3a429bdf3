// The visitor's language: the one asked for in the address (?lang=de), or the first of the browser's own that the games speak. The page
// is written in it, and the game of that language started.

import { GAMES, game } from "./games.js";
import { TEXTS } from "./texts.js";

const address = new URL(location.href);
const spoken = [address.searchParams.get("lang") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
export const language = spoken.find((tag) => tag in TEXTS) ?? "en";
export const text = TEXTS[language];

// The name of an image: of disc there is one for all, of tape and snapshot one a language.
export const imageOf = (kind) => (kind === "dsk" ? `${game}.dsk` : `${game}-${language}.${kind}`);

function element(kind, content, className = "") {
    const made = document.createElement(kind);
    made.textContent = content;
    made.className = className;
    return made;
}

function keyRow([caps, meaning], row) {
    const wide = (cap) => cap === "RETURN" || row === GAMES[game].space;
    const keys = element("dt", "");
    for (const cap of caps.split(" ")) keys.append(element("kbd", cap, cap === "ESC" ? "esc" : wide(cap) ? "wide" : ""), " ");
    return [keys, element("dd", meaning)];
}

// The page with something else in its address, or (null) without it.
export function addressWith(name, value) {
    const there = new URL(address);
    if (value === null) there.searchParams.delete(name);
    else there.searchParams.set(name, value);
    return there.search || "?";
}

function languageLink(code) {
    const link = element("a", TEXTS[code].name);
    link.href = addressWith("lang", code);
    link.lang = code;
    if (code === language) link.setAttribute("aria-current", "true");
    return link;
}

// A finger's buttons bear the names that the game gives to the keys.
function helpButton(letter, name) {
    const button = element("button", name);
    button.dataset.key = `Key${letter}`;
    return button;
}

function writeGame() {
    const { keys } = text[game];
    const { title, command, space, help } = GAMES[game];
    document.title = `${title} · Amstrad CPC`;
    for (const link of document.querySelectorAll("[data-file]")) {
        link.href = imageOf(link.dataset.file);
        link.querySelector("b").textContent = imageOf(link.dataset.file);
    }
    document.getElementById("menu").href = addressWith("game", null);
    document.getElementById("command").textContent = command;
    document.getElementById("choose").textContent = text[game].choose;
    const [manual, booklet] = document.querySelectorAll("[data-manual]");
    manual.href = `manual/${game}-${language}.html`;
    booklet.href = `manual/${game}-manual-${language}.pdf`; // not there after make play, which needs no printer
    for (const link of [manual, booklet]) fetch(link.href, { method: "HEAD" }).then((answer) => (link.hidden = !answer.ok));
    document.querySelector(".fire").textContent = keys[space][0];
    const buttons = help.flatMap((row) => keys[row][0].split(" ").map((letter, i) => helpButton(letter, keys[row][1].split(", ")[i])));
    document.getElementById("letters").before(...buttons);
    document.getElementById("keys").append(...keys.flatMap(keyRow));
}

export function writePage() {
    document.documentElement.lang = language;
    document.documentElement.dataset.game = game;
    for (const part of document.querySelectorAll("[data-only]")) if (!part.dataset.only.split(" ").includes(game)) part.remove();
    for (const place of document.querySelectorAll("[data-text]")) place.textContent = text[place.dataset.text];
    for (const place of document.querySelectorAll("[data-about]")) place.textContent = text[place.dataset.about].about;
    for (const place of document.querySelectorAll("[data-label]")) place.setAttribute("aria-label", text[place.dataset.label]);
    for (const link of document.querySelectorAll("[data-start]")) link.href = addressWith("game", link.dataset.start);
    document.getElementById("languages").append(...Object.keys(TEXTS).map(languageLink));
    if (game in GAMES) writeGame();
}
