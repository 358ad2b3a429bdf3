/* heuristics: the two lower levels. Every kind of move has a preference, and the legal move with the highest is made.
 * They read the current game, but neither count cards nor evaluate. */
#ifndef HEURISTICS_H
#define HEURISTICS_H

#include "bot.h"

/* The move of BOT_EASY or BOT_MEDIUM in PHASE_PLAY. */
void heuristics_play(uint8_t level, mille_move_t *move);

/* MILLE_EXTEND or MILLE_STAY. */
uint8_t heuristics_extend(uint8_t level);

#endif
