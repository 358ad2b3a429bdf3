#ifndef ASK_H
#define ASK_H
/*  ask: a person's decisions (document 001, B): the first choice, the second choice, the card. */
#include <stdint.h>
#include "mille.h"

/* The move of the person at match_game.seat, in any phase but HAND_OVER and MATCH_OVER. */
void ask_move(mille_move_t *move);

/* Yes or no, with no as the answer to ESC; the question stands in line 0. */
uint8_t ask_yes(uint8_t question);

/* A card of the hand: its slot, or CHOICE_BACK. Raised cards may be chosen; `playing` explains why others may not. */
uint8_t ask_card(uint8_t raised, uint8_t playing);

/* The rival to attack with the card in a slot: a team, or CHOICE_BACK. One is taken without asking. */
uint8_t ask_rival(uint8_t slot);

#endif
