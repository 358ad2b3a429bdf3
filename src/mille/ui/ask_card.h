/* ask_card: a person's choice of a card, and of a rival to lay it on. */
#ifndef ASK_CARD_H
#define ASK_CARD_H

#include "choice.h"
#include "mille.h"

/* A card of the hand: its slot, or CHOICE_BACK. Raised cards may be chosen; `playing` explains why others may not. */
uint8_t ask_card(uint8_t raised, uint8_t playing);

/* The team, of those that ask_legal allows, on which the card in a slot is laid; or CHOICE_BACK. One is taken without
 * asking. */
extern mille_legal_t ask_legal;
uint8_t ask_rival(uint8_t slot);

#endif
