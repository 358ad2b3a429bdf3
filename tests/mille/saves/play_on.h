/* Plays a game on with random moves, legal and not, and watches what must hold after every move. */
#ifndef PLAY_ON_H
#define PLAY_ON_H

#include "mille.h"

/* Makes up to `moves` moves. Returns what went wrong, or NULL. */
const char *play_on(mille_t *game, random_t *random, int moves);

/* One move with any numbers whatsoever in it. Returns what went wrong, or NULL. */
const char *play_any(mille_t *game, const mille_move_t *move);

#endif
