/* computer: what the machine player would do at the seat to act, for its own seats and as an advice. */
#ifndef COMPUTER_H
#define COMPUTER_H

#include "bot.h"

/* Copy what you need of it at once: a card in flight overwrites it (see build.mk). */
const bot_advice_t *computer_think(uint8_t level); /* BOT_… */

#endif
