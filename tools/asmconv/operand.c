/* Translates operands. */
#define _POSIX_C_SOURCE 200809L
#include "operand.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

static bool is_register(const char *name) {
    static const char *const names[] = {"a",   "b",   "c",  "d",  "e",  "h",  "l",  "i",   "r",
                                        "af",  "bc",  "de", "hl", "sp", "ix", "iy", "ixl", "ixh",
                                        "iyl", "iyh", "nz", "z",  "nc", "po", "pe", "p",   "m"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcasecmp(name, names[i])) return true;
    return false;
}

/* Reads a register, or nothing. */
static bool read_register(cursor_t *c, char *name) {
    cursor_t there = *c;
    if (!cursor_name(&there, name) || !is_register(name)) return false;
    if (!strcasecmp(name, "af") && *there.at == '\'') {
        strcpy(name, "af'");
        there.at++;
    }
    cursor_blanks(&there);
    *c = there;
    return true;
}

/* (ix) and (iy) after an offset. */
static bool read_index(cursor_t *c, char *name) {
    cursor_t there = *c;
    cursor_blanks(&there);
    if (*there.at++ != '(' || !read_register(&there, name) || *there.at++ != ')') return false;
    if (strcasecmp(name, "ix") && strcasecmp(name, "iy")) return false;
    *c = there;
    return true;
}

/* An operand in brackets, (hl) or (_x + 1); a bracket may also begin an offset, as in (2 + 3) (ix). */
static bool read_bracket(cursor_t *c, char *to) {
    char inner[EXPRESSION_LONGEST];
    cursor_t there = *c;
    there.at++;
    if (!read_register(&there, inner)) expression_read(&there, inner);
    if (*there.at++ != ')') return false;
    cursor_blanks(&there);
    if (*there.at && *there.at != ',') return false;
    snprintf(to, OPERAND_LONGEST, *inner == '(' ? "%s" : "(%s)", inner);
    *c = there;
    return true;
}

void operand_read(cursor_t *c, char *to) {
    char value[EXPRESSION_LONGEST], name[SYMBOL_LONGEST];
    cursor_blanks(c);
    bool plain = *c->at == '#';
    if (plain) c->at++;
    if (!plain && ((*c->at == '(' && read_bracket(c, to)) || read_register(c, to))) return;
    expression_read(c, value);
    if (!plain && read_index(c, name)) {
        for (char *at = value; *at; at++) /* z80asm accepts no round brackets inside these */
            *at = *at == '(' ? '[' : *at == ')' ? ']' : *at;
        snprintf(to, OPERAND_LONGEST, "(%s+%s)", name, value);
    } else { /* an expression that begins with a bracket would be an address */
        snprintf(to, OPERAND_LONGEST, *value == '(' ? "+%s" : "%s", value);
    }
}
