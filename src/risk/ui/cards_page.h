/* cards_page: the cards of a seat on the table, in place of the board: to be read, or three of them to be handed in. */
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

/* How many cards lie there, 0: the page is not shown; with CARDS_ASKED three of them may be handed in. The game does not need it:
 * the page of the emulator asks what a tap means (tools/web/touch_risk.js). */
#define CARDS_ASKED 0x80
extern uint8_t cards_shown;

/* Shows the cards of a seat that has one at least. */
void cards_show(uint8_t seat);

/* Three cards of the seat to act, RISK_TRADE; or none, RISK_KEEP, if that is allowed. 0: help was asked for, and they must be
 * asked for again. */
uint8_t cards_choose(risk_move_t *move);

#endif
