#ifndef SHOW_H
#define SHOW_H
/*  show: what happened, seen on the table and said in words. */
#include "mille.h"

/* Plays the events of a move. */
void show_events(const mille_events_t *events);

#endif
