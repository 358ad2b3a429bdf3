/* replay: what happened, seen on the table and said in words. */
#ifndef REPLAY_H
#define REPLAY_H

#include "mille.h"

/* Plays the events of a move. */
void replay_events(const mille_events_t *events);

#endif
