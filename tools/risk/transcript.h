/* Events as lines of words: `attack seat=0 from=alaska to=kamchatka dice=3`. */
#ifndef TRANSCRIPT_H
#define TRANSCRIPT_H

#include "risk.h"

/* Prints every event of a list, one a line; `game` is the game they led to. */
void transcript_print(const risk_t *game, const risk_events_t *events);

#endif
