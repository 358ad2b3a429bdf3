/* computer: what the machine player does at the seat to act, for its own seats and as advice. */
#ifndef COMPUTER_H
#define COMPUTER_H

#include "bot.h"

/* The move it would make, and why. */
const bot_advice_t *computer_think(uint8_t level); /* RISK_BOT_… */

/* The move of a seat that it plays: the attack it made last once more, or a new one. */
void computer_move(uint8_t level, risk_move_t *move);

#endif
