/* Playing on from any game of RISK, and watching that what always holds still holds. */
#ifndef PLAY_ON_H
#define PLAY_ON_H

#include "risk.h"

/* Makes so many moves, one in four with any numbers in it. Returns what went wrong, or NULL. */
const char *play_on(risk_t *game, random_t *random, int moves);

/* Makes one move, whatever is in it. Returns what went wrong, or NULL. */
const char *play_any(risk_t *game, const risk_move_t *move);

#endif
