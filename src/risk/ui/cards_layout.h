/* cards_layout: where the cards of a hand are on the screen. Up to CARDS_COLUMNS are in one row in the middle, more in
 * two rows. */
#ifndef CARDS_LAYOUT_H
#define CARDS_LAYOUT_H

#include "card_picture.h"
#include "video.h"

/* Bytes and lines. */
enum {
    CARDS_COLUMNS = 6,
    CARDS_LEFT = (VIDEO_WIDTH - CARDS_COLUMNS * CARD_WIDTH) / 2,
    CARDS_TOP = VIDEO_ZONE(1),
    CARDS_ROW_HEIGHT = 78
};

#endif
