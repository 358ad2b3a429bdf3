/* Players of habit, the two lower levels: every kind of move has its place in a list, and the first that can be made is
 * made. They look at bot_table, but neither count nor weigh. */
#ifndef HEURISTICS_H
#define HEURISTICS_H

#include "bot.h"

/* The move of BOT_EASY or BOT_MEDIUM in PHASE_PLAY. */
void heuristics_play(uint8_t level, mille_move_t *move);

/* MILLE_EXTEND or MILLE_STAY. */
uint8_t heuristics_extend(uint8_t level);

#endif
