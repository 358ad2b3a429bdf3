/* replay: what happened, seen on the table and said in words. */
#ifndef SHOW_EVENTS_H
#define SHOW_EVENTS_H

#include "mille.h"

/* Plays the events of a move. */
void show_events(const mille_events_t *events);

#endif
