/* Finds words in lists. */
#include "word.h"
#include <string.h>

int word_index(const char *word, const char *const *words) {
    for (int i = 0; words[i]; i++)
        if (strcmp(word, words[i]) == 0) return i;
    return -1;
}
