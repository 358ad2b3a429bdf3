/* vocabulary: the words of the command line: territories, continents, figures, cards, reasons. Lists end with NULL. */
#ifndef VOCABULARY_H
#define VOCABULARY_H

#include "risk.h"

extern const char *const card_words[CARDS + 1]; /* a card is named by its territory; the jokers come last */
extern const char *const continent_words[CONTINENTS + 1];
extern const char *const reason_words[REASON_COUNT + 1];

/* foot, horse, cannon or joker. */
const char *figure_word(uint8_t figure);

/* The territory a word names, by its name or by its number; -1 if it is none. */
int territory_index(const char *word);

/* The whole word as a number from 0 to 65535; -1 if it is none. */
long number_value(const char *word);

#endif
