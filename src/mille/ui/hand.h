/* hand: the cards of the viewer. Those that may be chosen stand a little higher. */
#ifndef HAND_H
#define HAND_H

#include <stdint.h>

void hand_forget(void);         /* the screen was cleared */
void hand_draw(uint8_t raised); /* bit i: card i stands higher */
void hand_take(uint8_t slot);   /* an empty place where the card was */
void hand_point(uint8_t slot);  /* the arrow under a card; HAND_MAX: no arrow */
uint16_t hand_at(uint8_t slot); /* where a card is, or will be */

#endif
