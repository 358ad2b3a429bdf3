/* texts: the words of the game by src/ui/words.h, as their tables have them: in UTF-8, and by the names of their keys too.
 *
 *     texts_read("src/mille/words/words.txt", "src/mille/words/words_fr.txt");
 *     word(WORD_CARD_ROLL)           "Feu vert"
 *     texts_find("CARD_ROLL")        the same, or NULL: no such key
 */
#ifndef TEXTS_H
#define TEXTS_H

#include "words.h"

void texts_read(const char *keys, const char *table);
const char *texts_find(const char *key);

/* What the game calls the space bar: the first word in capitals of those with which it asks a player to begin. */
const char *texts_space_bar(void);

#endif
