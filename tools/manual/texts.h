/* texts: implements src/ui/words.h for the manual: texts in UTF-8 from the tables of words, also by the names of their
 * keys.
 *
 *     texts_read("src/mille/words/words.txt", "src/mille/words/words_fr.txt");
 *     word(WORD_CARD_ROLL)           "Feu vert"
 *     texts_find("CARD_ROLL")        the same, or NULL if there is no such key
 */
#ifndef TEXTS_H
#define TEXTS_H

#include "words.h"

void texts_read(const char *keys, const char *table);
const char *texts_find(const char *key);

/* The game's name for the space bar: the first word in capitals of the text that asks the player to begin. */
const char *texts_space_bar(void);

#endif
