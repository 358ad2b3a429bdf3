/* The worked example of scoring. */
#include "example.h"

void example_hand(void) {
    mille_events_t events;
    mille_new(RULES_MICRO, 2, 1, &events);
    mille_game.phase = PHASE_HAND_OVER;
    mille_game.hand_number = 3;
    mille_game.left = 0;
    mille_game.team[0].points = 3450;
    mille_game.team[0].safeties = ALL_SAFETIES;
    mille_game.team[0].coups = 2 | 4;
    mille_game.team[0].stones[CARD_100] = 7;
    mille_game.team[0].km = STEPS(700);
    mille_game.team[1].points = 2750;
    mille_game.team[1].safeties = 1 | 2;
    mille_game.team[1].coups = 1;
    mille_game.team[1].stones[CARD_75] = 6;
    mille_game.team[1].km = STEPS(450);
    mille_game.finisher = mille_game.winner = 0;
}
