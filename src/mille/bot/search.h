/* search: BOT_HARD. Makes every legal move on its view, evaluates the table it leads to, and takes the best. */
#ifndef SEARCH_H
#define SEARCH_H

#include "bot.h"

/* The best move in PHASE_PLAY, PHASE_COUP or PHASE_EXTEND. The view must be the current game, which is changed. */
void search_moves(const bot_view_t *view, mille_move_t *move);

#endif
