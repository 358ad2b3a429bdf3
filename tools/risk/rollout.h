/* rollout: a slow player that plays out each placement and each attack many times with the third level, on the PC only.
 * The machine player is measured against it. */
#ifndef ROLLOUT_H
#define ROLLOUT_H

#include "bot.h"

/* The move for the seat of the view. `deals`: how often the unseen cards are dealt for each decision. */
void rollout_think(const bot_view_t *view, int deals, random_t *random, risk_move_t *move);

#endif
