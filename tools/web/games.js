// The games of the page. ?game=risk starts one; without it the page is the menu of all. An element of one game says so
// in data-only.
//
// game_list.js is made of page.mjs in the folder of each game (tools/web/mkpage.mjs):
//     title: "RISK",                its name; heading: the same as HTML
//     space: 1, help: [4, 5],       rows of its table of keys: the space bar's, and those whose keys are touch buttons
//     enter: "+10",                 a touch button for RETURN, if it needs one
//     texts: { fr: { about, choose, keys }, ... }   what it is, what can be touched, its table of keys

import { GAMES } from "./game_list.js";
import { TEXTS } from "./texts.js";

export { GAMES };
for (const [name, { texts }] of Object.entries(GAMES))
    for (const code of Object.keys(TEXTS)) TEXTS[code][name] = texts[code] ?? texts.en;

const asked = new URLSearchParams(location.search).get("game");
export const game = asked in GAMES ? asked : "menu";
