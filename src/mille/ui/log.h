/* log: the last ten plays. */
#ifndef LOG_H
#define LOG_H

#include "match_file.h"

extern plays_t log_plays; /* the oldest first */

void log_clear(void);
void log_note(const mille_event_t *event); /* keeps those worth remembering */
void log_show(void);                       /* over the table, until a key is pressed */

#endif
