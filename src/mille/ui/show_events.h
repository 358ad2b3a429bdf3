/* show_events: animates the events of a move and tells them in words. */
#ifndef SHOW_EVENTS_H
#define SHOW_EVENTS_H

#include "mille.h"

void show_events(const mille_events_t *events);

#endif
