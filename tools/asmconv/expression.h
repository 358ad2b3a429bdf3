/* expression: translates expressions of sdas to z80asm, with brackets instead of precedence. */
#ifndef EXPRESSION_H
#define EXPRESSION_H

#include "source.h"
#include "symbols.h"

/* The position in a line, and the scope of local names. */
typedef struct {
    const source_line_t *line;
    const char *at;
    symbols_t *symbols;
    int scope; /* 1$ belongs to the label above it; 1$ elsewhere is another name */
    int depth; /* depth of brackets and signs, which is limited */
} cursor_t;

enum { EXPRESSION_LONGEST = 1000 };

void cursor_blanks(cursor_t *c);
bool cursor_name(cursor_t *c, char *name); /* at most SYMBOL_LONGEST characters; false if there is no name here */

/* The name of a symbol in z80asm. Local names get their scope, a dot is replaced, areas get z80asm's names. */
void expression_rename(const cursor_t *c, const char *name, char *to);

/* Reads one expression and writes it to `to`, of EXPRESSION_LONGEST bytes. Ends the program if there is none. */
void expression_read(cursor_t *c, char *to);

#endif
