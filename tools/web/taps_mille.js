// Taps on the table of 1000 Bornes: a card is chosen by the first tap and played by the second; the discard pile
// discards the chosen card; a rival's cards are the target of a hazard.

import { choiceAt, promptAt } from "./taps.js";

const within = (value, from, to) => value >= from && value < to;

// The card at a pixel of mode 1, or -1.
function cardAt({ x, y }, { ram, layout }) {
    const card = Math.floor((x - layout.HAND_LEFT) / layout.HAND_STEP);
    const inRow = within(y, layout.HAND_TOP, layout.HAND_BOTTOM) && within(card, 0, ram[layout.ADDRESS_MATCH_SHOWN]);
    return inRow && (x - layout.HAND_LEFT) % layout.HAND_STEP < layout.CARD_WIDTH ? card : -1;
}

function isDiscardPile({ x, y }, { ram, layout }) {
    const [left, top] = [4 * ram[layout.ADDRESS_DISCARD_AT], ram[layout.ADDRESS_DISCARD_AT + 1]];
    return within(x, left, left + layout.CARD_WIDTH) && within(y, top, top + layout.CARD_HEIGHT);
}

function askCard(place, view) {
    const { ram, layout } = view;
    const isQuick = ram[layout.ADDRESS_SETTINGS + layout.SETTINGS_CLASSIC] === 0;
    const isFresh = ram[layout.ADDRESS_CARD_FRESH] !== 0;
    if (isQuick && !isFresh) {
        const prompt = promptAt(place, view, "KEY_DISCARD", layout.QUESTION_Y, layout.DISCARD_KEY_X);
        if (prompt || isDiscardPile(place, view)) return prompt ?? { keys: ["ArrowDown"] };
    }
    const card = cardAt(place, view);
    if (card < 0) return null;
    const digit = `Digit${card + 1}`;
    const at = ({ ram }) => ram[layout.ADDRESS_HAND_ARROW];
    if (at(view) !== card) return { at, wanted: card, toward: () => digit, keys: [] };
    return { at, wanted: card, toward: () => digit, keys: [isFresh ? digit : "Space"] };
}

// The team whose tableau is there, or -1: the team of the person is on the left, the last one on the right.
function teamAt({ x, y }, { ram, layout }) {
    const teams = ram[layout.ADDRESS_GAME + layout.MILLE_TEAMS];
    const right = layout.SCREEN_WIDTH - layout.TABLEAU_WIDTH;
    const columns = teams === 3 ? [0, layout.TABLEAU_MIDDLE_X, right] : [0, right];
    const column = columns.findIndex((left) => within(x, left, left + layout.TABLEAU_WIDTH));
    return y >= layout.TABLEAU_TOP && column >= 0 ? (ram[layout.ADDRESS_MATCH_HOME] + column) % teams : -1;
}

function askRival(place, view) {
    const team = teamAt(place, view);
    if (team < 0) return null;
    const at = ({ ram }) => ram[view.layout.ADDRESS_MATCH_LIT];
    return { at, wanted: team, toward: () => "ArrowRight", keys: ["Space"] };
}

export const screens = {
    ask_card: askCard,
    ask_rival: askRival,
    score_sheet_show: () => ({ keys: ["Space"] }),
    winner_show: (place, view) =>
        choiceAt(place, view, view.layout.ADDRESS_WINNER_CHOICE, view.layout.ADDRESS_WINNER_PICKED),
};
