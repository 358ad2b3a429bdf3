/* vocabulary: the words of the command line for cards, rulebooks and reasons. */
#ifndef VOCABULARY_H
#define VOCABULARY_H

#include "mille.h"
#include "word.h"

extern const char *const card_words[CARD_KINDS + 1];   /* ended by NULL, as … */
extern const char *const rules_words[RULES_COUNT + 1]; /* … these are */
extern const char *const reason_words[REASON_COUNT];
extern const char *const line_words[LINE_COUNT];

/* Prints an error and exits with 2 if the rulebook is not for that number of players. */
void words_check_players(const char *command, int rules, int players);

#endif
