// The visitor's language: the one in the address (?lang=de), or the first of the browser's languages that the games
// have. The page is written in it, and the game is started in it.

import { GAMES, game } from "./games.js";
import { TEXTS } from "./texts.js";

const address = new URL(location.href);
const wanted = [address.searchParams.get("lang") ?? "", ...navigator.languages];
const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
export const language = codes.find((tag) => tag in TEXTS) ?? "en";
export const text = TEXTS[language];

// The name of an image: one disc for all languages, a tape and a snapshot for each.
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
    const className = (cap) => (cap === "ESC" ? "esc" : wide(cap) ? "wide" : "");
    for (const cap of caps.split(" ")) keys.append(element("kbd", cap, className(cap)), " ");
    return [keys, element("dd", meaning)];
}

// The address of the page with another value for a parameter, or (null) without it.
export function addressWith(name, value) {
    const changed = new URL(address);
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
    return changed.search || "?";
}

function languageLink(code) {
    const link = element("a", TEXTS[code].name);
    link.href = addressWith("lang", code);
    link.lang = code;
    if (code === language) link.setAttribute("aria-current", "true");
    return link;
}

// Touch buttons have the names that the game gives to its keys.
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
    booklet.href = `manual/${game}-manual-${language}.pdf`; // make page makes it, make play does not
    for (const link of [manual, booklet])
        fetch(link.href, { method: "HEAD" }).then((answer) => (link.hidden = !answer.ok));
    document.querySelector(".fire").textContent = keys[space][0];
    const buttons = help.flatMap((row) => {
        const [letters, names] = [keys[row][0].split(" "), keys[row][1].split(", ")];
        return letters.map((letter, i) => helpButton(letter, names[i]));
    });
    document.getElementById("letters").before(...buttons);
    document.getElementById("keys").append(...keys.flatMap(keyRow));
}

export function writePage() {
    document.documentElement.lang = language;
    document.documentElement.dataset.game = game;
    const all = (selector) => document.querySelectorAll(selector);
    for (const part of all("[data-only]")) if (!part.dataset.only.split(" ").includes(game)) part.remove();
    for (const place of all("[data-text]")) place.textContent = text[place.dataset.text];
    for (const place of all("[data-about]")) place.textContent = text[place.dataset.about].about;
    for (const place of all("[data-label]")) place.setAttribute("aria-label", text[place.dataset.label]);
    for (const link of all("[data-start]")) link.href = addressWith("game", link.dataset.start);
    document.getElementById("languages").append(...Object.keys(TEXTS).map(languageLink));
    if (game in GAMES) writeGame();
}
