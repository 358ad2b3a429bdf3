/* A player without judgement: any legal move, for simulations and tests. */
#ifndef RANDOM_PLAYER_H
#define RANDOM_PLAYER_H

#include "mille.h"

/* One legal move in any phase but PHASE_MATCH_OVER. Lays a card rather than discarding it seven times in eight, and
 * calls three coups in four: purely even chances would hardly ever complete a trip. */
void random_player_move(const mille_t *game, random_t *random, mille_move_t *move);

#endif
