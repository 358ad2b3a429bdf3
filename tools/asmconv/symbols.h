/* The names of a source file: what it defines, what it only uses. sdas takes a name that nobody defines for somebody else's;
   z80asm wants to be told. */
#ifndef SYMBOLS_H
#define SYMBOLS_H

#include <stdbool.h>

enum { SYMBOL_LONGEST = 64, SYMBOL_RENAMED = SYMBOL_LONGEST + 16, SYMBOLS = 2000 };

typedef struct {
    char name[SYMBOL_RENAMED];
    bool defined, declared;
} symbol_t;

typedef struct {
    symbol_t symbol[SYMBOLS];
    int symbols;
} symbols_t;

symbol_t *symbols_find(symbols_t *all, const char *name); /* it is there afterwards */

#endif
