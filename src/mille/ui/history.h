/* history: the last ten plays. */
#ifndef HISTORY_H
#define HISTORY_H

#include "match_file.h"

extern plays_t history_plays; /* oldest first */

void history_clear(void);
void history_note(const mille_event_t *event); /* records plays, discards and coups */
void history_show(void);                       /* over the board, until a key is pressed */

#endif
