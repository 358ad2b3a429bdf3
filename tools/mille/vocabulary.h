/* The words of the command line: cards, rulebooks, reasons. */
#ifndef VOCABULARY_H
#define VOCABULARY_H

#include "mille.h"
#include "word.h"

extern const char *const card_words[CARD_KINDS + 1];
extern const char *const rules_words[RULES_COUNT + 1];
extern const char *const reason_words[REASON_COUNT];
extern const char *const line_words[LINE_COUNT];

/* Says that a number of players does not suit a rulebook and exits 2; returns if it does. */
void words_check_players(const char *command, int rules, int players);

#endif
