// Whether a match is being played, read from the memory of the CPC.
//
//     import * as layout from "game:layout";            offsets and addresses, printed by tools/layout
//     matchState(ram, "risk", layout)                   PLAYING, OVER, or null: there is no match

export const PLAYING = "playing";
export const OVER = "over";

// Memory that holds no match (a demonstration without persons, a machine that is just starting) has values that no
// match has.
export function matchState(ram, game, layout) {
    const field = (name) => ram[layout.ADDRESS_GAME + layout[`${game.toUpperCase()}_${name}`]];
    const people = ram[layout.ADDRESS_PEOPLE];
    const [players, phase, seat] = ["PLAYERS", "PHASE", "SEAT"].map(field);
    const isMatch = people > 0 && people <= players && players <= layout.PLAYERS_MAX && seat < players;
    if (!isMatch || phase > layout.PHASE_LAST) return null;
    return phase < layout.PHASE_LAST ? PLAYING : OVER;
}
