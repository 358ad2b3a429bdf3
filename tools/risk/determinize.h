/* determinize: a complete game that fits a view, for players and tests that need one. */
#ifndef DETERMINIZE_H
#define DETERMINIZE_H

#include "bot.h"

/* Cards that the view does not show are dealt at random. */
void determinize(const bot_view_t *view, random_t *random, risk_t *game);

#endif
