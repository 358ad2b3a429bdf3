// The games of the page. ?game=risk starts one; without it the page is the menu of all. Elements that belong to one
// game say so in data-only; the words are in texts.js.
//
// `space` and `help` are rows of the game's table of keys: that of the space bar, and those whose keys are touch
// buttons too.

export const GAMES = {
    mille: { title: "1000 Bornes", command: 'RUN"MILLE', space: 2, help: [5] },
    risk: { title: "RISK", command: 'RUN"RISK', space: 1, help: [4, 5] },
};

const asked = new URLSearchParams(location.search).get("game");
export const game = asked in GAMES ? asked : "menu";
