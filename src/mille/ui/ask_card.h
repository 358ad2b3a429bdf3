/* ask_card: asks a person for a card, and for a rival to lay it on. */
#ifndef ASK_CARD_H
#define ASK_CARD_H

#include "choice.h"
#include "mille.h"

/* The purpose of the card; odd ones play it. CARD_AGAIN: the arrow begins where it was. */
enum { CARD_FOR_COUP, CARD_TO_PLAY, CARD_TO_DISCARD, CARD_QUICK, CARD_AGAIN };

/* A card of the hand: its slot, or CHOICE_BACK. If it is to be played, the playable cards stand higher and the others
 * say why they are not. CARD_QUICK: the card is played, or discarded if the slot comes with CARD_DISCARDED. */
#define CARD_DISCARDED 0x80
#define ASK_CARD_KEY_X 55 /* column of the key that discards, in the line of the question */
uint8_t ask_card(uint8_t purpose);

/* 1: no key was pressed yet, and the name of the player is shown instead of the card's. */
extern uint8_t ask_card_fresh;

/* The slots that can be played on any team, as bits. */
uint8_t ask_playable(void);

/* The team on which the card in a slot is laid, of those that the last ask_playable() found; or CHOICE_BACK. A single
 * one is taken without asking. */
uint8_t ask_rival(uint8_t slot);

#endif
