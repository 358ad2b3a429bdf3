/* z80_side: the functions of the tests of the machine player on the Z80. The host finds them and their variables by
 * symbol. */
#ifndef Z80_SIDE_H
#define Z80_SIDE_H

#include "bot.h"

void run_step(void);  /* risk_game, level, advice → advice: one step of a turn, as the game takes it */
void run_think(void); /* bot_view, level → advice */

#endif
