/* The side of the proofs that SDCC builds. */
#include "z80_side.h"

uint8_t level;
risk_advice_t advice;

void run_step(void) {
    risk_bot_look(&risk_table, &risk_bot_view);
    if (!risk_bot_go_on(&risk_bot_view, level, &advice)) run_think();
}

void run_think(void) {
    risk_bot_think(&risk_bot_view, level, &advice);
}
