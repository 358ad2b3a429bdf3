// The visitor's language: the one asked for in the address (?lang=de), or the first of the browser's own that the game speaks. The page
// is written in it, and the game of that language started.

import { TEXTS } from "./texts.js";

const address = new URL(location.href);
const spoken = [address.searchParams.get("lang") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
export const language = spoken.find((tag) => tag in TEXTS) ?? "en";
export const text = TEXTS[language];

// The name of an image: of disc there is one for all, of tape and snapshot one a language.
export const imageOf = (kind) => (kind === "dsk" ? "mille.dsk" : `mille-${language}.${kind}`);

function element(kind, content, className = "") {
    const made = document.createElement(kind);
    made.textContent = content;
    made.className = className;
    return made;
}

const HELP_ROW = 5; // of the table of keys: the log and the hint
const SPACE_BAR = text.keys[2][0];
const KEYCAP_CLASS = { ESC: "esc", RETURN: "wide", [SPACE_BAR]: "wide" };

function keyRow([caps, meaning]) {
    const keys = element("dt", "");
    for (const cap of caps.split(" ")) keys.append(element("kbd", cap, KEYCAP_CLASS[cap]), " ");
    return [keys, element("dd", meaning)];
}

function languageLink(code) {
    const link = element("a", TEXTS[code].name);
    address.searchParams.set("lang", code);
    link.href = address.search;
    link.lang = code;
    if (code === language) link.setAttribute("aria-current", "true");
    return link;
}

export function writePage() {
    document.documentElement.lang = language;
    for (const place of document.querySelectorAll("[data-text]")) place.textContent = text[place.dataset.text];
    for (const place of document.querySelectorAll("[data-label]")) place.setAttribute("aria-label", text[place.dataset.label]);
    for (const link of document.querySelectorAll("[data-file]")) {
        link.href = imageOf(link.dataset.file);
        link.querySelector("b").textContent = imageOf(link.dataset.file);
    }
    const [manual, booklet] = document.querySelectorAll("[data-manual]");
    manual.href = `manual/manual-${language}.html`;
    booklet.href = `manual/mille-manual-${language}.pdf`; // not there after make play, which needs no printer
    fetch(booklet.href, { method: "HEAD" }).then((answer) => (booklet.hidden = !answer.ok));
    // A finger's buttons bear the names that the game gives to the keys.
    document.querySelector(".fire").textContent = SPACE_BAR;
    for (const button of document.querySelectorAll("[data-letter]")) {
        button.textContent = text.keys[HELP_ROW][1].split(", ")[button.dataset.letter];
        button.dataset.key = `Key${text.keys[HELP_ROW][0].split(" ")[button.dataset.letter]}`;
    }
    document.getElementById("keys").append(...text.keys.flatMap(keyRow));
    document.getElementById("languages").append(...Object.keys(TEXTS).map(languageLink));
}
