// What tools/web/mkpage.mjs has written into this page: its game ("menu" for the menu of the games), its language, and
// the texts that scripts show.

const root = document.documentElement;
export const game = root.dataset.game;
export const language = root.lang;
export const data = JSON.parse(document.getElementById("data").textContent);
export const text = data.text;
