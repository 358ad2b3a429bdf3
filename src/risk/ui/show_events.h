/* show_events: events as colours, numbers, dice, sentences and sounds. */
#ifndef SHOW_EVENTS_H
#define SHOW_EVENTS_H

#include "risk.h"

/* Before a move is made: an attack lights its base and target, still with the armies from before the throw. */
void show_move(const risk_move_t *move);

/* Shows events one after the other, at the pace of the settings. SPACE, RETURN and ESC set match_skip. */
void show_events(const risk_events_t *events);

#endif
