/* play_on: continues the current game with random moves, legal and illegal, and checks invariants after every move. */
#ifndef PLAY_ON_H
#define PLAY_ON_H

#include "mille.h"

/* Makes up to `moves` moves. Returns what went wrong, or NULL. */
const char *play_on(random_t *random, int moves);

/* One move with any numbers in it. Returns what went wrong, or NULL. */
const char *play_any(const mille_move_t *move);

#endif
