/* Translates lines of assembly. */
#include "translate.h"

#include <ctype.h>
#include <string.h>

#include "operand.h"

typedef struct {
    cursor_t c;
    FILE *out;
} writer_t;

typedef struct {
    const char *name, *as; /* NULL: nothing is written */
    void (*write)(writer_t *w, const char *as);
} directive_t;

static void end_of_line(cursor_t *c) {
    cursor_blanks(c);
    if (*c->at) source_wrong(c->line, "unexpected word", c->at);
}

/* ---- directives ---- */

static void write_nothing(writer_t *w, const char *as) {
    (void)as;
    w->c.at += strlen(w->c.at);
}

static void write_names(writer_t *w, const char *as) {
    char name[SYMBOL_LONGEST], renamed[SYMBOL_RENAMED];
    do {
        if (!cursor_name(&w->c, name)) source_wrong(w->c.line, "expected a name", w->c.at);
        expression_rename(&w->c, name, renamed);
        symbols_find(w->c.symbols, renamed)->declared = true;
        fprintf(w->out, "\t%s\t%s\n", as, renamed);
        cursor_blanks(&w->c);
    } while (*w->c.at == ',' && w->c.at++);
}

static void write_section(writer_t *w, const char *as) {
    char name[SYMBOL_LONGEST];
    if (!cursor_name(&w->c, name)) source_wrong(w->c.line, "expected the name of an area", w->c.at);
    fprintf(w->out, "\t%s\t%s\n", as, name + (*name == '_'));
    cursor_blanks(&w->c);
    if (*w->c.at == '(') w->c.at += strlen(w->c.at); /* (ABS) and the like: only SDCC's empty areas have them */
}

static void write_values(writer_t *w, const char *as) {
    char value[EXPRESSION_LONGEST];
    const char *between = "\t";
    fprintf(w->out, "\t%s", as);
    do {
        cursor_blanks(&w->c);
        if (*w->c.at == '#') w->c.at++;
        expression_read(&w->c, value);
        fprintf(w->out, "%s%s", between, value);
        between = ", ";
    } while (*w->c.at == ',' && w->c.at++);
    fputc('\n', w->out);
}

/* As numbers: the two assemblers treat \ in a string differently. */
static void write_string(writer_t *w, const char *as) {
    cursor_blanks(&w->c);
    char quote = *w->c.at;
    const char *end = quote ? strchr(w->c.at + 1, quote) : NULL;
    if (!end || isalnum((unsigned char)quote)) source_wrong(w->c.line, "expected a string", w->c.at);
    if (memchr(w->c.at, '\\', (size_t)(end - w->c.at))) source_wrong(w->c.line, "no \\ in a string", w->c.at);
    for (const char *c = w->c.at + 1; c < end; c++)
        fprintf(w->out, "\t%s\t%d\n", as, (unsigned char)*c);
    w->c.at = end + 1;
}

static void write_string_and_zero(writer_t *w, const char *as) {
    write_string(w, as);
    fprintf(w->out, "\t%s\t0\n", as);
}

static void write_word(writer_t *w, const char *as) {
    fprintf(w->out, "\t%s\n", as);
}

static const directive_t directives[] = {
    {".module", "", write_nothing},
    {".optsdcc", "", write_nothing},
    {".globl", "GLOBAL", write_names},
    {".area", "SECTION", write_section},
    {".db", "defb", write_values},
    {".byte", "defb", write_values},
    {".dw", "defw", write_values},
    {".word", "defw", write_values},
    {".ds", "defs", write_values},
    {".blkb", "defs", write_values},
    {".ascii", "defb", write_string},
    {".rept", "REPT", write_values},
    {".asciz", "defb", write_string_and_zero},
    {".endm", "ENDR", write_word},
};

static const directive_t *directive_of(const char *name) {
    for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
        if (!strcmp(directives[i].name, name)) return directives + i;
    return NULL;
}

/* ---- lines ---- */

static void define(writer_t *w, const char *name, bool everywhere) {
    symbol_t *s = symbols_find(w->c.symbols, name);
    if (s->defined) source_wrong(w->c.line, "duplicate name", name);
    s->defined = true;
    if (everywhere && !s->declared) fprintf(w->out, "\tPUBLIC\t%s\n", name);
}

/* name: or name:: */
static void write_label(writer_t *w, const char *name) {
    char renamed[SYMBOL_RENAMED];
    bool everywhere = *++w->c.at == ':';
    if (everywhere) w->c.at++;
    if (!isdigit((unsigned char)*name)) w->c.scope++;
    expression_rename(&w->c, name, renamed);
    define(w, renamed, everywhere);
    fprintf(w->out, "%s:\n", renamed);
}

/* name = value, name == value, or name .equ value */
static bool write_constant(writer_t *w, const char *name) {
    char value[EXPRESSION_LONGEST], renamed[SYMBOL_RENAMED];
    bool equal = *w->c.at == '=', everywhere = equal && w->c.at[1] == '=';
    if (!equal && strncmp(w->c.at, ".equ", 4)) return false;
    w->c.at += equal ? 1 + everywhere : 4;
    cursor_blanks(&w->c);
    if (*w->c.at == '#') w->c.at++;
    expression_rename(&w->c, name, renamed);
    expression_read(&w->c, value);
    define(w, renamed, everywhere);
    fprintf(w->out, "\tdefc\t%s = %s\n", renamed, value);
    return true;
}

static void write_instruction(writer_t *w, const char *name) {
    char operand[OPERAND_LONGEST];
    const char *between = "\t";
    fprintf(w->out, "\t%s", name);
    cursor_blanks(&w->c);
    if (*w->c.at) do {
            operand_read(&w->c, operand);
            fprintf(w->out, "%s%s", between, operand);
            between = ", ";
            cursor_blanks(&w->c);
        } while (*w->c.at == ',' && w->c.at++);
    fputc('\n', w->out);
}

static void write_line(void *who, const source_line_t *line) {
    writer_t *w = who;
    char name[SYMBOL_LONGEST];
    w->c.line = line;
    w->c.at = line->text;
    cursor_blanks(&w->c);
    while (*w->c.at) {
        if (!cursor_name(&w->c, name)) source_wrong(w->c.line, "expected a name", w->c.at);
        cursor_blanks(&w->c);
        if (*w->c.at == ':') {
            write_label(w, name);
            cursor_blanks(&w->c);
            continue;
        }
        if (!write_constant(w, name)) {
            const directive_t *d = directive_of(name);
            if (d)
                d->write(w, d->as);
            else if (*name == '.')
                source_wrong(w->c.line, "unknown directive", name);
            else
                write_instruction(w, name);
        }
        end_of_line(&w->c);
    }
}

void translate(const char *path, const char *folder, FILE *out) {
    static symbols_t symbols;
    writer_t w = {{.symbols = &symbols}, out};
    symbols.symbols = 0;
    fputs("\tSECTION\tCODE\n", out);
    source_read(path, folder, write_line, &w);
    for (const symbol_t *s = symbols.symbol; s < symbols.symbol + symbols.symbols; s++)
        if (!s->defined && !s->declared) fprintf(out, "\tEXTERN\t%s\n", s->name);
}
