/* word: finds words in lists that end with NULL, for command lines and protocols. */
#ifndef WORD_H
#define WORD_H

/* The index of a word in a list, or -1. */
int word_index(const char *word, const char *const *words);

#endif
