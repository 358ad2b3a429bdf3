/* symbols: the symbols that a source file defines or uses. sdas treats undefined symbols as external; z80asm needs
 * a declaration. */
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

symbol_t *symbols_find(symbols_t *all, const char *name); /* added if it is new */

#endif
