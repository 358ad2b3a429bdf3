#include "example.h"

void example_hand(mille_t *game) {
    mille_events_t events;
    mille_new(game, RULES_MICRO, 2, 1, &events);
    game->phase = PHASE_HAND_OVER;
    game->hand_number = 3;
    game->left = 0;
    game->team[0].points = 3450;
    game->team[0].safeties = ALL_SAFETIES;
    game->team[0].coups = 2 | 4;
    game->team[0].stones[CARD_100] = 7;
    game->team[0].km = STEPS(700);
    game->team[1].points = 2750;
    game->team[1].safeties = 1 | 2;
    game->team[1].coups = 1;
    game->team[1].stones[CARD_75] = 6;
    game->team[1].km = STEPS(450);
    game->finisher = game->winner = 0;
}
