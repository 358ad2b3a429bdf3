/* Expressions of sdas, with its ranks of operators, to expressions of z80asm, with brackets in place of ranks. */
#ifndef EXPRESSION_H
#define EXPRESSION_H

#include "source.h"
#include "symbols.h"

/* Where in a line we are, and what names mean there. */
typedef struct {
    const source_line_t *line;
    const char *at;
    symbols_t *symbols;
    int scope; /* 1$ belongs to the name above it; the same 1$ elsewhere is another one */
    int depth; /* of brackets and signs, which end somewhere */
} cursor_t;

enum { EXPRESSION_LONGEST = 1000 };

void cursor_blanks(cursor_t *c);
bool cursor_name(cursor_t *c, char *name); /* as it is written, at most SYMBOL_LONGEST; false if none stands here */

/* What a name is called in z80asm. Local ones get their scope, names with a dot another letter, areas z80asm's names. */
void expression_rename(const cursor_t *c, const char *name, char *to);

/* Reads one expression and writes it into to, of EXPRESSION_LONGEST. Ends the program where there is none. */
void expression_read(cursor_t *c, char *to);

#endif
