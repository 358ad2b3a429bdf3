/* event_text: an event as a sentence. */
#ifndef EVENT_TEXT_H
#define EVENT_TEXT_H

#include "risk.h"

/* The sentence of an event, valid until the next call of word(); 0 if it has none. */
char *event_text(const risk_event_t *event);

/* The word of a territory, or of a card. */
#define TERRITORY_WORD(t) ((uint8_t)(WORD_TERRITORY_ALASKA + (t)))

/* The word of a continent. */
#define CONTINENT_WORD(c) ((uint8_t)(WORD_CONTINENT_NORTH_AMERICA + (c)))

#endif
