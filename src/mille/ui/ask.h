/* ask: the decisions of a person, by quick prompts or as document 001, B asks them: first choice, second choice,
 * card. */
#ifndef ASK_H
#define ASK_H

#include "mille.h"

/* The move of the person at the seat to act, in any phase but PHASE_HAND_OVER and PHASE_MATCH_OVER. */
void ask_move(mille_move_t *move);

/* Whether the viewer calls a coup fourré against this hazard: MILLE_COUP, MILLE_DECLINE (also for ESC) or
 * MILLE_ABANDON. SPACE answers yes if `start` is 0, no if it is 1. */
uint8_t ask_coup(uint8_t hazard, uint8_t start);

/* Asks for confirmation to abandon the match; ESC is no. */
uint8_t ask_sure(void);

#endif
