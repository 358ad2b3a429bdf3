/* Words in lists that end with NULL: what command lines and protocols are made of. */
#ifndef WORD_H
#define WORD_H

/* The place of a word in a list, or -1. */
int word_index(const char *word, const char *const *words);

#endif
