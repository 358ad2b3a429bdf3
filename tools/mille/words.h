/* The words of the command line: cards, rulebooks, reasons. */
#ifndef WORDS_H
#define WORDS_H

#include "mille.h"

extern const char *const card_words[CARD_KINDS + 1];
extern const char *const rules_words[RULES_COUNT + 1];
extern const char *const reason_words[REASON_COUNT];
extern const char *const line_words[LINE_COUNT];

/* The place of a word in a list that ends with NULL, or -1. */
int word_index(const char *word, const char *const *words);

#endif
