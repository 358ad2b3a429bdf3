/* card_picture: a card on the screen. The outline of its territory in the colour of its owner, and a soldier on foot, a
 * horseman or a cannon; a joker has all three.
 *
 *     card_picture_draw(MADAGASCAR, risk_game.owner, VIDEO_AT(14, 40));
 */
#ifndef CARD_PICTURE_H
#define CARD_PICTURE_H

#include "risk.h"

enum { CARD_WIDTH = 13, CARD_HEIGHT = 72 }; /* bytes, lines */

/* In the zones of the map, which are of mode 0. `owners`: the seat whose colour each territory has. */
void card_picture_draw(uint8_t card, const uint8_t *owners, uint16_t at);

#endif
