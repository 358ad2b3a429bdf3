/* table: the tables of words. words.txt lists the keys with the size of their boxes, words_<language>.txt has the
 * texts.
 *
 *     words.txt       KEY  WIDTHxLINES  [argument...]
 *     words_fr.txt    KEY = text, with {1} {2} {3} for the arguments and | for a new line
 *
 * A width counts columns of 4 pixels: a letter takes one or two. An argument is `name` (seven letters), `number` (five
 * digits), `file` (twelve letters), another key, or a range of keys above it (CARD_25..CARD_RIGHT_OF_WAY for any card).
 */
#ifndef TABLE_H
#define TABLE_H

#include "encoding.h"

#define TABLE_KEYS 255
#define TABLE_ARGS 3
#define TABLE_TEXT 250 /* maximum bytes of a text with its arguments filled in */

enum { TEXT_END = 0, TEXT_ARG = 1, TEXT_NEWLINE = 4 }; /* bytes in a text that are no letters; {1} is TEXT_ARG */

typedef struct {
    char name[40];
    unsigned width, lines; /* columns; maximum number of lines */
    unsigned args;
    char arg[TABLE_ARGS][64];
} word_key_t;

typedef struct {
    const char *path;
    unsigned keys;
    word_key_t key[TABLE_KEYS];
} keys_t;

typedef struct {
    const char *path;
    char name[8]; /* "fr" */
    unsigned line[TABLE_KEYS];
    uint8_t *text[TABLE_KEYS]; /* font codes, ends with TEXT_END */
} words_t;

void table_keys(keys_t *keys, const char *path);

/* The numbers of the first and last key of a range; false if they are not in the list. */
int table_range(const keys_t *keys, const char *range, unsigned *first, unsigned *last);

/* Reads a language. Ends the program on an error, after listing all missing words. */
void table_words(words_t *words, const char *path, const keys_t *keys, const encoding_t *font);

/* The widest text of this kind of argument; 0: it is a key or a range of keys. */
const char *boxes_longest(const char *arg);

/* Checks that every text fits its box with any of its arguments; reports those that do not and returns false.
 * *longest is raised to the length in bytes of the longest text with its arguments. */
int boxes_check(const words_t *words, const keys_t *keys, const encoding_t *font, unsigned *longest);

#endif
