/* card_text: names and descriptions of cards. */
#ifndef CARD_TEXT_H
#define CARD_TEXT_H

#include "cards.h"
#include "words.h"

#define CARD_WORD(card) ((uint8_t)(WORD_CARD_25 + (card))) /* the key of a card's name */

/* The effect of a card, in one sentence. It is valid until the next call of word(). */
char *card_text(uint8_t card);

#endif
