/* ask: what a person decides. */
#ifndef ASK_H
#define ASK_H

#include "risk.h"

/* A game begins, or begins again. */
void ask_begin(void);

/* The move of the seat to act, which is a person: always a legal one. */
void ask_move(risk_move_t *move);

/* Whether the game is to be given up. */
uint8_t ask_leave(void);

#endif
