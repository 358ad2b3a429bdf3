/* What a move on bot_table is for, in the words of bot_why_t. */
#ifndef SENSE_H
#define SENSE_H

#include "bot.h"

/* The plain sense of laying or discarding a card. */
uint8_t sense_move(const mille_move_t *move);

/* The same with the finer reasons a person would give, for any verb. */
uint8_t sense_explain(const mille_move_t *move);

/* The rival of the seat to act who is furthest on the road; of equals the one with more points, then the one to the
 * left. */
uint8_t sense_leader(void);

#endif
