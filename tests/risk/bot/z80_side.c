/* The Z80 side of the tests of the machine player. */
#include "z80_side.h"

uint8_t level;
bot_advice_t advice;

void run_step(void) {
    bot_look(&bot_view);
    if (!bot_go_on(&bot_view, level, &advice)) run_think();
}

void run_think(void) {
    bot_think(&bot_view, level, &advice);
}
