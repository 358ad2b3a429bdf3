/* A card, or the place for one. */
#include "face.h"
#include "cards.h"
#include "theme.h"

_Static_assert(PICTURE_CARD_RIGHTOFWAY - PICTURE_CARD_25 == CARD_RIGHT_OF_WAY, "pictures follow the order of cards.h");

void face_draw(uint8_t card, uint16_t at) {
    if (card == CARD_NONE)
        video_fill(at, VIDEO_SIZE(FACE_WIDTH, FACE_HEIGHT), VIDEO_MIX(PEN_CLOTH, PEN_BLACK));
    else
        video_draw(FACE_OF(card), at);
}
