/* game: what a game has for its manual, in a folder of its own: tables.c and values.c. */
#ifndef GAME_H
#define GAME_H

#include "writer.h"

/* The name its pictures begin with, and the files of those on its last page, ended by 0. %s in one is the language. */
extern const char manual_game[];
extern const char *const manual_back[];

/* A table of the rules, row by row: what stands behind @ in a source. False if there is none of that name. */
int tables_write(FILE *to, const writer_t *writer, const char *name);

/* A number of the rules that a sentence may name, {=cards}; NULL if there is none of that name. */
const char *values_find(const char *name);

/* What most of those functions need: a number of a list by its name, as digits. */
typedef struct {
    const char *name;
    unsigned value;
} value_t;
const char *values_among(const value_t *values, unsigned count, const char *name);

#endif
