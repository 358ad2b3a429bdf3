/* What a move on bot_table is for, in the words of bot_why_t. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "bot.h"

/* The plain reason for laying or discarding a card. */
uint8_t explain_move(const mille_move_t *move);

/* The same with the finer reasons a person would give, for any verb. */
uint8_t explain_explain(const mille_move_t *move);

/* The rival of the seat to act who is furthest on the road; of equals the one with more points, then the one to the
 * left. */
uint8_t explain_leader(void);

#endif
