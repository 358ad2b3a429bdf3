/* explain: the reason for a move on the current game, as a bot_why_t. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "bot.h"

/* The plain reason for laying or discarding a card. */
uint8_t explain_card(const mille_move_t *move);

/* The reason for a move with any verb, with the finer reasons that a person would give. */
uint8_t explain_move(const mille_move_t *move);

/* The rival of the seat to act that is furthest on the road; among equals the one with more points, then the one to
 * the left. */
uint8_t explain_leader(void);

#endif
