/* From a view back to a game, for players and proofs that need a whole one. */
#ifndef DETERMINIZE_H
#define DETERMINIZE_H

#include "bot.h"

/* A game that the view may be a view of: cards that are not seen are dealt at random. */
void determinize(const bot_view_t *view, random_t *random, risk_t *game);

#endif
