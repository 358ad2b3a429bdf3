/* computer: asks the bot for the move of the seat to act, for its own seats and as a hint. */
#ifndef COMPUTER_H
#define COMPUTER_H

#include "bot.h"

/* Copy the result at once: card_animation.c shares its memory (IN_OVERLAY_B in game.mk). */
const bot_advice_t *computer_think(uint8_t level); /* BOT_… */

#endif
