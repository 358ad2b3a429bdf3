/* show: what happened becomes colours, figures, dice, sentences and sounds. */
#ifndef SHOW_EVENTS_H
#define SHOW_EVENTS_H

#include "risk.h"

/* Before a move is made: an attack lights its base and its target as they stand, so that nobody sees what the dice will bring. */
void show_move(const risk_move_t *move);

/* Shows events one after the other, at the pace that was chosen. ESC while the machine acts: no more waiting until a person
 * is asked. */
void show_events(const risk_events_t *events);

#endif
