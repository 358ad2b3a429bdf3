/* say: what happened, in a sentence. */
#ifndef EVENT_TEXT_H
#define EVENT_TEXT_H

#include "risk.h"

/* The sentence of an event; 0 if there is nothing to say about it. It stands until the next call of word(). */
char *event_text(const risk_event_t *event);

/* The word of a territory, or of a card. */
#define TERRITORY_WORD(t) ((uint8_t)(WORD_TERRITORY_ALASKA + (t)))

/* The word of a continent. */
#define CONTINENT_WORD(c) ((uint8_t)(WORD_CONTINENT_NORTH_AMERICA + (c)))

#endif
