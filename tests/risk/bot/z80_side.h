/* What the Z80 is asked to do in the proofs of the machine player; the host pokes these by their symbols. */
#ifndef Z80_SIDE_H
#define Z80_SIDE_H

#include "bot.h"

void run_step(void);  /* risk_game, level, advice → advice: one step of a turn, as the game takes it */
void run_think(void); /* bot_view, level → advice */

#endif
