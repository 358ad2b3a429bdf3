/* random_player: random legal moves, for simulations and tests. */
#ifndef RANDOM_PLAYER_H
#define RANDOM_PLAYER_H

#include "mille.h"

/* A legal move in any phase but PHASE_MATCH_OVER. It lays a card rather than discarding one seven times in eight, and
 * calls three coups in four: with even chances hardly any trip would be completed. */
void random_player_move(random_t *random, mille_move_t *move);

#endif
