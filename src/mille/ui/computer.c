/* Asks the bot, which gets what the seat to act may see. */
#include "computer.h"
#include "match_state.h"

const bot_advice_t *computer_think(uint8_t level) {
    static bot_view_t view;
    static bot_advice_t advice;
    bot_look(mille_game.seat, &view);
    bot_think(&view, level, &advice);
    return &advice;
}
