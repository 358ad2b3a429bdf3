// The games of the page. ?game=risk starts one; without it the page is the menu of both. What is shown of one alone says so in
// data-only; its words are in texts.js.
//
// `space` and `help` are rows of its table of keys: the space bar's, and those whose keys are buttons for fingers too.

export const GAMES = {
    mille: { title: "1000 Bornes", command: 'RUN"MILLE', space: 2, help: [5] },
    risk: { title: "RISK", command: 'RUN"RISK', space: 1, help: [4, 5] },
};

const asked = new URLSearchParams(location.search).get("game");
export const game = asked in GAMES ? asked : "menu";
