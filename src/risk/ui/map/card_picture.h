/* card: a card of the pack as it lies on the table: the outline of its territory in the colour of whoever holds it, and a
 * soldier on foot, a horseman or a cannon; a joker has all three.
 *
 *     card_picture_draw(MADAGASCAR, VIDEO_AT(14, 40));
 */
#ifndef CARD_PICTURE_H
#define CARD_PICTURE_H

#include "risk.h"

enum { CARD_WIDTH = 13, CARD_HEIGHT = 72 }; /* bytes, lines */

/* In the zones of the board, which are of mode 0. */
void card_picture_draw(uint8_t card, uint16_t at);

#endif
