/* card_picture: the pictures of cards, by number. */
#ifndef CARD_PICTURE_H
#define CARD_PICTURE_H

#include <stdint.h>
#include "pictures.h"

#define CARD_PICTURE_WIDTH  10 /* bytes */
#define CARD_PICTURE_HEIGHT 56 /* lines */

#define CARD_PICTURE_OF(card) ((uint8_t)(PICTURE_CARD_25 + (card)))
#define CARD_PICTURE_BACK     PICTURE_CARD_BACK /* any card face down */

/* Draws a card or, for CARD_NONE, an empty place. */
void card_picture_draw(uint8_t card, uint16_t at);

#endif
