/* ask_card: a person's choice of a card, and of a rival to lay it on. */
#ifndef ASK_CARD_H
#define ASK_CARD_H

#include "choice.h"
#include "mille.h"

/* What the card is wanted for; odd ones play it. CARD_AGAIN: the arrow begins where it was. */
enum { CARD_FOR_COUP, CARD_TO_PLAY, CARD_TO_DISCARD, CARD_QUICK, CARD_AGAIN };

/* A card of the hand: its slot, or CHOICE_BACK. Where it is to be played those that can be stand higher, the others say why
 * not. CARD_QUICK: to be played, or discarded if ask_discards says so. */
extern uint8_t ask_discards;
uint8_t ask_card(uint8_t purpose);

/* The slots that can be played on somebody, as bits; asks ask_legal. */
uint8_t ask_playable(void);

/* The team, of those that ask_legal allows, on which the card in a slot is laid; or CHOICE_BACK. One is taken without
 * asking. */
extern mille_legal_t ask_legal;
uint8_t ask_rival(uint8_t slot);

#endif
