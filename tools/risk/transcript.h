/* transcript: events as lines of text: `attack seat=0 from=alaska to=kamchatka dice=3`. */
#ifndef TRANSCRIPT_H
#define TRANSCRIPT_H

#include "risk.h"

/* Prints the events of the last move of the current game, one a line. */
void transcript_print(const risk_events_t *events);

#endif
