#ifndef HELP_H
#define HELP_H
/*  help: two keys that answer whenever the game waits for a person: L (or J) shows the last ten plays, H (or C) asks
   the machine's best level what it would do. */
#include <stdint.h>
#include "mille.h"

/* Looks at the key of this frame. True if it was one of the two: what was on the screen must be put there again. */
uint8_t help_key(void);

/* The plays worth remembering. */
void log_clear(void);
void log_note(const mille_event_t *event);
void log_show(void);

/* The move the machine would make in the place of the seat to act. */
const mille_move_t *think_of(uint8_t level);

/* Advice for the seat to act, in the dialogue, until a key is pressed. */
void advice_show(void);

#endif
