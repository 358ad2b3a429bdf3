/* A slow player that searches: every placing and every attack is played out many times, on the PC alone. It is the yardstick
 * for the machine player, whose third level plays the games out. */
#ifndef ROLLOUT_H
#define ROLLOUT_H

#include "bot.h"

/* The move of the seat that looks. `deals`: how often the unseen is dealt for each decision. */
void rollout_think(const bot_view_t *view, int deals, random_t *random, risk_move_t *move);

#endif
