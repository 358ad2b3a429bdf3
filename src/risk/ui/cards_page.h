/* cards_page: where the page of a seat's cards shows them (screens.h has the page). */
#ifndef CARDS_PAGE_H
#define CARDS_PAGE_H

#include "card_picture.h"
#include "video.h"

/* Where cards lie: up to CARDS_COLUMNS in one row in the middle, more in two rows; in bytes and lines. */
enum {
    CARDS_COLUMNS = 6,
    CARDS_LEFT = (VIDEO_WIDTH - CARDS_COLUMNS * CARD_WIDTH) / 2,
    CARDS_TOP = VIDEO_ZONE(1),
    CARDS_ROW_HEIGHT = 78
};

/* How many cards are shown, 0: the page is not open; with CARDS_ASKED three of them may be handed in. The web page reads
 * it to know what a touch means (tools/web/touch_risk.js). */
#define CARDS_ASKED 0x80
extern uint8_t cards_shown;

#endif
