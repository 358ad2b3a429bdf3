/* random_player: random legal moves, for simulations and tests. */
#ifndef RANDOM_PLAYER_H
#define RANDOM_PLAYER_H

#include "risk.h"

/* One legal move for the current game, in any phase but PHASE_OVER. Every legal move is possible, but with equal
 * chances hardly any game would end: it prefers high numbers, places near a rival, and attacks with more armies than
 * the target has. */
void random_player_move(random_t *random, risk_move_t *move);

#endif
