/* Elements of arrays by number: the C twins of cpc/mille_team.s, mille_hand.s, mille_rules.s and mille_team_of.s. */
#include "mille.h"

mille_team_t *mille_team(uint8_t team) {
    return &mille_game.team[team];
}

uint8_t *mille_hand(uint8_t seat) {
    return mille_game.hand[seat];
}

const rules_t *rules_of(uint8_t row) {
    return &rules_table[row];
}

const rules_t *mille_rules(void) {
    return rules_of(mille_game.rules);
}

uint8_t mille_team_of(uint8_t seat) {
    return (uint8_t)(seat < mille_game.teams ? seat : seat - mille_game.teams);
}
