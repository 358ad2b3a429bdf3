/* Asking the machine player. */
#include "computer.h"
#include "match_state.h"
#include "seat.h"

_Static_assert(SEAT_LEVEL(SEAT_EASY) == RISK_BOT_EASY && SEAT_LEVEL(SEAT_HARD) == RISK_BOT_HARD,
               "seats follow the order of RISK_BOT_…");

static bot_advice_t advice;

const bot_advice_t *computer_think(uint8_t level) {
    bot_look(&bot_view);
    bot_think(&bot_view, level, &advice);
    return &advice;
}

void computer_move(uint8_t level, risk_move_t *move) {
    bot_look(&bot_view);
    advice.move = match_memory.advised;
    if (!bot_go_on(&bot_view, level, &advice)) bot_think(&bot_view, level, &advice);
    match_memory.advised = *move = advice.move;
}
