/* BOT_HARD: makes each move it could make on a copy of its view, judges the table it leads to, and takes the best. */
#ifndef WEIGH_H
#define WEIGH_H

#include "bot.h"

/* The best move in PHASE_PLAY, PHASE_COUP or PHASE_EXTEND. */
void weigh_moves(const bot_view_t *view, mille_move_t *move);

#endif
