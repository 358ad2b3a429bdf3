/* show: what happened becomes colours, figures, dice, sentences and sounds. */
#ifndef SHOW_H
#define SHOW_H

#include "risk.h"

/* Shows events one after the other, at the pace that was chosen. ESC while the machine acts: no more waiting until a person
 * is asked. */
void show_events(const risk_events_t *events);

#endif
