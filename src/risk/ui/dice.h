/* dice: thrown on the screen, and counted. */
#ifndef DICE_H
#define DICE_H

#include "risk.h"

/* Shows a throw (EVENT_ROLL), tumbling first unless `still`, and counts it in match_memory. */
void dice_throw(const risk_event_t *roll, uint8_t still);

/* One of them, in this paint; 0 is a face without pips. */
enum { DICE_WIDTH = 5, DICE_HEIGHT = 17 }; /* bytes, lines */
void dice_draw(uint16_t at, uint16_t paint, uint8_t face);

/* The dice go away. */
void dice_clear(void);

#endif
