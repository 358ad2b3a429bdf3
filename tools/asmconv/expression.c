/* Translates expressions. */
#include "expression.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 60 };

void cursor_blanks(cursor_t *c) {
    while (isspace((unsigned char)*c->at))
        c->at++;
}

static bool in_name(char c) {
    return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '$';
}

bool cursor_name(cursor_t *c, char *name) {
    int n = 0;
    cursor_blanks(c);
    while (in_name(c->at[n])) {
        if (n + 1 == SYMBOL_LONGEST) source_wrong(c->line, "name too long", c->at);
        name[n] = c->at[n];
        n++;
    }
    name[n] = 0;
    c->at += n;
    return n > 0;
}

static bool is_local(const char *name) {
    size_t digits = strspn(name, "0123456789");
    return digits && !strcmp(name + digits, "$");
}

void expression_rename(const cursor_t *c, const char *name, char *to) {
    static const char *const areas[][2] = {{"s__", "head"}, {"l__", "size"}};
    if (is_local(name)) {
        snprintf(to, SYMBOL_RENAMED, "L%d_%.*s", c->scope, (int)strlen(name) - 1, name);
        return;
    }
    for (int i = 0; i < 2; i++)
        if (!strncmp(name, areas[i][0], 3) && isupper((unsigned char)name[3])) {
            snprintf(to, SYMBOL_RENAMED, "__%s_%s", name + 3, areas[i][1]);
            return;
        }
    snprintf(to, SYMBOL_RENAMED, *name == '.' ? "dot_%s" : "%s", *name == '.' ? name + 1 : name);
    if (strchr(to, '.')) source_wrong(c->line, "not a valid name for z80asm", name);
    for (char *dollar; (dollar = strchr(to, '$'));) /* l_main_00101$ is not a local name, although it looks like one */
        *dollar = '_';
}

static void read_deeper(cursor_t *c, char *to);
static void read_ranked(cursor_t *c, int rank, char *to);

__attribute__((format(printf, 3, 4))) static void put(const cursor_t *c, char *to, const char *format, ...) {
    char text[2 * EXPRESSION_LONGEST + 16];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    if (strlen(text) >= EXPRESSION_LONGEST) source_wrong(c->line, "expression too long", "");
    strcpy(to, text);
}

static void read_name(cursor_t *c, char *to) {
    char name[SYMBOL_LONGEST], *end;
    if (!cursor_name(c, name)) source_wrong(c->line, "expected a value", c->at);
    if (isdigit((unsigned char)*name) && !is_local(name)) {
        unsigned long value = strtoul(name, &end, name[1] == 'x' || name[1] == 'X' ? 16 : 10);
        if (*end || value > 0xFFFF) source_wrong(c->line, "not a 16-bit number", name);
        snprintf(to, EXPRESSION_LONGEST, "%lu", value);
    } else if (!strcmp(name, ".")) {
        strcpy(to, "ASMPC");
    } else {
        char renamed[SYMBOL_RENAMED];
        expression_rename(c, name, renamed);
        if (!is_local(name)) symbols_find(c->symbols, renamed);
        snprintf(to, EXPRESSION_LONGEST, "%s", renamed);
    }
}

/* An operand of an expression. Signs before a value bind closest; < and > are its low and high byte. */
static void read_term(cursor_t *c, char *to) {
    char inner[EXPRESSION_LONGEST], sign = *c->at;
    switch (sign) {
    case '(':
        c->at++;
        read_ranked(c, 0, to);
        if (*c->at != ')') source_wrong(c->line, "missing closing bracket", c->at);
        c->at++;
        break;
    case '<':
    case '>':
    case '-':
    case '~':
        c->at++;
        read_deeper(c, inner);
        put(c, to, sign == '<' ? "(%s %% 256)" : sign == '>' ? "(%s / 256)" : sign == '-' ? "(-%s)" : "(~%s)", inner);
        break;
    case '\'':
        if (!c->at[1]) source_wrong(c->line, "expected a character after '", "");
        snprintf(to, EXPRESSION_LONGEST, "%d", (unsigned char)c->at[1]);
        c->at += 2;
        break;
    default:
        read_name(c, to);
    }
}

static void read_deeper(cursor_t *c, char *to) {
    if (++c->depth > DEEPEST) source_wrong(c->line, "expression nested too deeply", "");
    cursor_blanks(c);
    if (*c->at == '#') c->at++; /* SDCC writes (#_x + 1) for (_x + 1) */
    cursor_blanks(c);
    read_term(c, to);
    cursor_blanks(c);
    c->depth--;
}

static const struct {
    const char *sign;
    int rank;
} operators[] = {{"*", 10}, {"/", 10}, {"%", 10}, {"+", 7}, {"-", 7},
                 {"<<", 5}, {">>", 5}, {"^", 4},  {"&", 3}, {"|", 1}};

/* An operator whose precedence is higher than the given one, or -1. */
static int operator_here(const cursor_t *c, int rank) {
    for (int i = 0; i < (int)(sizeof operators / sizeof *operators); i++)
        if (!strncmp(c->at, operators[i].sign, strlen(operators[i].sign))) return operators[i].rank > rank ? i : -1;
    return -1;
}

static void read_ranked(cursor_t *c, int rank, char *to) {
    char right[EXPRESSION_LONGEST];
    int i;
    read_deeper(c, to);
    while ((i = operator_here(c, rank)) >= 0) {
        c->at += strlen(operators[i].sign);
        if (++c->depth > DEEPEST) source_wrong(c->line, "expression nested too deeply", "");
        read_ranked(c, operators[i].rank, right);
        c->depth--;
        put(c, to, "(%s %s %s)", to, operators[i].sign, right);
    }
}

void expression_read(cursor_t *c, char *to) {
    read_ranked(c, 0, to);
}
