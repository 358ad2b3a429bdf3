/* log: the last moves. */
#ifndef HISTORY_H
#define HISTORY_H

#include "risk.h"

void history_note(const risk_event_t *event);

#endif
