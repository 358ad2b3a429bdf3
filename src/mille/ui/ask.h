/* ask: a person's decisions, by quick prompts or as document 001, B asks them: the first choice, the second choice, the card. */
#ifndef ASK_H
#define ASK_H

#include "mille.h"

/* The move of the person at mille_game.seat, in any phase but HAND_OVER and MATCH_OVER. */
void ask_move(mille_move_t *move);

/* Whether the person who looks calls a coup fourré against this hazard; ESC is no. */
uint8_t ask_coup(uint8_t hazard);

/* Whether the match is to be abandoned; ESC is no. */
uint8_t ask_sure(void);

/* A question was answered so, whatever else was asked: then the move is MILLE_ABANDON. */
extern uint8_t ask_leaves;

#endif
