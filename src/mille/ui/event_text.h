/* event_text: the sentence that tells an event. */
#ifndef EVENT_TEXT_H
#define EVENT_TEXT_H

#include "mille.h"

/* The sentence of an event, or 0 if there is nothing to say about it. It is valid until the next call of word(). */
char *event_text(const mille_event_t *event);

#endif
