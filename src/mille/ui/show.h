#ifndef SHOW_H
#define SHOW_H
/*  show: what happened, seen on the table and said in words. */
#include "mille.h"

/* Plays the events of a move; slot is where the acting seat's card came from. */
void show_events(const mille_events_t *events, uint8_t slot);

#endif
