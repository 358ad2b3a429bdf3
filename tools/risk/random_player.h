/* A player without judgement: any legal move, for simulations and tests. */
#ifndef RANDOM_PLAYER_H
#define RANDOM_PLAYER_H

#include "risk.h"

/* One legal move in any phase but PHASE_OVER. Every legal move can come, but purely even chances would hardly ever end
 * a game: it prefers high numbers, places where a rival is near, and attacks with more armies than the target has. */
void random_player_move(const risk_t *game, random_t *random, risk_move_t *move);

#endif
