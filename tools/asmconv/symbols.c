/* The symbols of a source file. */
#include "symbols.h"

#include <stdio.h>
#include <string.h>

#include "fail.h"

symbol_t *symbols_find(symbols_t *all, const char *name) {
    for (int i = 0; i < all->symbols; i++)
        if (!strcmp(all->symbol[i].name, name)) return all->symbol + i;
    if (all->symbols == SYMBOLS) fail("asmconv: more than %d names in one file", SYMBOLS);
    symbol_t *s = all->symbol + all->symbols++;
    *s = (symbol_t){0};
    snprintf(s->name, sizeof s->name, "%s", name);
    return s;
}
