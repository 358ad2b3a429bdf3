/* play_on: plays on from the current game and checks the invariants of every game. */
#ifndef PLAY_ON_H
#define PLAY_ON_H

#include "risk.h"

/* Makes this many moves, one in four with random numbers in it. Returns what went wrong, or NULL. */
const char *play_on(random_t *random, int moves);

/* Makes one move with any numbers in it. Returns what went wrong, or NULL. */
const char *play_any(const risk_move_t *move);

#endif
