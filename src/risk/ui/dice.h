/* dice: thrown on the screen, and counted. */
#ifndef DICE_H
#define DICE_H

#include "risk.h"

#define DICE_FACES 6

/* How often each face was thrown in this game, by attackers and by defenders. */
enum { DICE_ATTACK, DICE_DEFEND, DICE_SIDES };
extern uint16_t dice_count[DICE_SIDES][DICE_FACES];

/* Shows a throw (EVENT_ROLL), tumbling first unless `still`, and counts it. */
void dice_throw(const risk_event_t *roll, uint8_t still);

/* One of them, in this paint; 0 is a face without pips. */
enum { DICE_WIDTH = 5, DICE_HEIGHT = 17 }; /* bytes, lines */
void dice_draw(uint16_t at, uint16_t paint, uint8_t face);

/* The dice go away. */
void dice_clear(void);

#endif
