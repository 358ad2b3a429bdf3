/* log: the last moves. */
#ifndef LOG_H
#define LOG_H

#include "risk.h"

void log_note(const risk_event_t *event);

#endif
