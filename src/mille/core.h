/* What the files of src/mille share with each other and with nobody else. */
#ifndef CORE_H
#define CORE_H

#include "mille.h"

/* Adds an event to the list. */
void core_say(mille_events_t *events, uint8_t kind, uint8_t seat, uint8_t card, uint8_t value);

/* Clears the table, shuffles, deals six cards each, and gives the turn to the dealer's left. */
void core_deal(mille_t *game, mille_events_t *events);

/* Begins the turn of the first seat after `seat` that can take one, or ends the hand. */
void core_pass_turn(mille_t *game, uint8_t seat, mille_events_t *events);

#endif
