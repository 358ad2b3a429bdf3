/* game: what a game supplies for its manual, in tables.c and values.c of its own folder. */
#ifndef GAME_H
#define GAME_H

#include "writer.h"

/* The prefix of its pictures, and the file names of those on its last page, ended by 0. %s in a name is the
 * language. */
extern const char manual_game[];
extern const char *const manual_back[];

/* Writes a table of the rules, row by row; name is the word after @ in a source. False if there is no such table. */
int tables_write(FILE *to, const writer_t *writer, const char *name);

/* A number of the rules for {=cards} and the like; NULL if there is no such name. */
const char *values_find(const char *name);

/* Helper for these functions: looks up a number of a list by its name, as digits. */
typedef struct {
    const char *name;
    unsigned value;
} value_t;
const char *values_among(const value_t *values, unsigned count, const char *name);

#endif
