/* BOT_HARD: makes each move it could make on a copy of its view, evaluates the table it leads to, and takes the best. */
#ifndef SEARCH_H
#define SEARCH_H

#include "bot.h"

/* The best move in PHASE_PLAY, PHASE_COUP or PHASE_EXTEND. */
void search_moves(const bot_view_t *view, mille_move_t *move);

#endif
