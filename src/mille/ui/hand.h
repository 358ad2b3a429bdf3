/* hand: the cards of the viewer. Those that may be chosen stand a little higher. */
#ifndef HAND_H
#define HAND_H

#include <stdint.h>
#include "card_picture.h"
#include "video.h"

/* On the screen: bytes and lines. */
#define HAND_LEFT    2
#define HAND_STEP    11 /* bytes from card to card */
#define HAND_X(slot) ((uint8_t)(HAND_LEFT + HAND_STEP * (slot)))
#define HAND_Y       (VIDEO_ZONE(1) + HAND_RISE)
#define HAND_RISE    4 /* a card that may be chosen stands so much higher */
#define ARROW_Y      (HAND_Y + CARD_PICTURE_HEIGHT)
#define ARROW_X      3 /* from the left edge of its card */
#define ARROW_WIDTH  4
#define ARROW_HEIGHT 5

extern uint8_t hand_arrow; /* the slot that the arrow points at, or HAND_MAX */

void hand_forget(void);         /* the screen was cleared */
void hand_draw(uint8_t raised); /* bit i: card i stands higher */
void hand_take(uint8_t slot);   /* an empty place where the card was */
void hand_point(uint8_t slot);  /* the arrow under a card; HAND_MAX: no arrow */
uint16_t hand_at(uint8_t slot); /* where a card is, or will be */

#endif
