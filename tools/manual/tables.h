/* tables: what the manual shows of the rules themselves, row by row: @cards HAZARD, @points, @rulebooks, @example. */
#ifndef TABLES_H
#define TABLES_H

#include "writer.h"

/* False if there is no table of that name. */
int tables_write(FILE *to, const writer_t *writer, const char *name);

#endif
