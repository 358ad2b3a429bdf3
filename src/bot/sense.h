/* What a move is for, in the words of bot_why_t. */
#ifndef SENSE_H
#define SENSE_H

#include "bot.h"

/* The plain sense of laying or discarding a card. */
uint8_t sense_move(const mille_t *table, const mille_move_t *move);

/* The same with the finer reasons a person would give, for any verb. */
uint8_t sense_explain(const mille_t *table, const mille_move_t *move);

/* The rival of a team who is furthest on the road; of equals the one with more points, then the one to the left. */
uint8_t sense_leader(const mille_t *table, uint8_t of);

#endif
