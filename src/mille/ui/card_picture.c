/* Drawing a card or an empty place. */
#include "card_picture.h"
#include "cards.h"
#include "theme.h"

_Static_assert(PICTURE_CARD_RIGHTOFWAY - PICTURE_CARD_25 == CARD_RIGHT_OF_WAY, "pictures follow the order of cards.h");

void card_picture_draw(uint8_t card, uint16_t at) {
    if (card == CARD_NONE)
        video_fill(at, VIDEO_SIZE(CARD_PICTURE_WIDTH, CARD_PICTURE_HEIGHT), VIDEO_MIX(PEN_CLOTH, PEN_BLACK));
    else
        video_draw(CARD_PICTURE_OF(card), at);
}
