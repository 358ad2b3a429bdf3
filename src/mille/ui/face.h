/* face: how a card looks. A face is the number of a picture. */
#ifndef FACE_H
#define FACE_H

#include <stdint.h>
#include "pictures.h"

#define FACE_WIDTH  10 /* bytes */
#define FACE_HEIGHT 56 /* lines */

#define FACE_OF(card) ((uint8_t)(PICTURE_CARD_25 + (card)))
#define FACE_BACK     PICTURE_CARD_BACK /* any card face down */

/* A card or, with CARD_NONE, the empty place for one. */
void face_draw(uint8_t card, uint16_t at);

#endif
