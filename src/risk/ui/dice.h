/* dice: a throw on the screen.
 *
 *     dice_set(&roll);                 an EVENT_ROLL
 *     dice_throw(0);
 */
#ifndef DICE_H
#define DICE_H

#include "risk.h"

enum { DICE_COUNT = ATTACK_DICE_MAX + DEFEND_DICE_MAX };

/* The faces of a throw: three of the attacker, two of the defender, high to low; 0: not thrown. */
extern uint8_t dice_face[DICE_COUNT];
void dice_set(const risk_event_t *roll);

/* Shows the throw, tumbling first unless `still`. */
void dice_throw(uint8_t still);

/* One die in this paint; 0 is a face without pips. */
enum { DICE_WIDTH = 5, DICE_HEIGHT = 17 }; /* bytes, lines */
void dice_draw(uint16_t at, uint16_t paint, uint8_t face);

/* Clears the dice. */
void dice_clear(void);

/* The last throw as numbers on red and on white, from the present position of the text (text.h). */
void dice_write(void);

#endif
