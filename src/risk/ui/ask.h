/* ask: asking a person for a move. */
#ifndef ASK_H
#define ASK_H

#include "risk.h"

/* A game begins or is resumed. */
void ask_begin(void);

/* The move of the seat to act, a person: always a legal one. */
void ask_move(risk_move_t *move);

/* Asks whether to give up the game. */
uint8_t ask_leave(void);

#endif
