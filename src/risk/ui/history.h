/* history: the last events. */
#ifndef HISTORY_H
#define HISTORY_H

#include "risk.h"

/* Adds an event that has a sentence, if it is of interest later. */
void history_note(const risk_event_t *event);

#endif
