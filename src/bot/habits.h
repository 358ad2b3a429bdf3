/* Players of habit, the two lower levels: every kind of move has its place in a list, and the first that can be made is
 * made. They look at the table, but neither count nor weigh. */
#ifndef HABITS_H
#define HABITS_H

#include "bot.h"

/* The move of BOT_EASY or BOT_MEDIUM in PHASE_PLAY. */
void habits_play(const mille_t *table, uint8_t level, mille_move_t *move);

/* Do they go on to 1000? */
uint8_t habits_extend(const mille_t *table, uint8_t level);

#endif
