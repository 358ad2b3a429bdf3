/* Reads assembly files line by line. */
#include "source.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "fail.h"

enum { LONGEST = 1000, LARGEST = 4000000, DEEPEST = 2 };

typedef struct {
    void (*show)(void *who, const source_line_t *line);
    void *who;
    const char *folder;
} reader_t;

noreturn void source_wrong(const source_line_t *line, const char *what, const char *word) {
    fail("%s:%d: %s%s%s", line->file, line->number, what, *word ? ": " : "", word);
}

/* Cuts off a comment and the blanks before it. A ; in a string, or after ' as a character, does not begin a comment. */
static void cut_comment(char *text) {
    char *end = text;
    char quote = 0;
    for (char *c = text; *c && (quote || *c != ';'); c++) {
        if (!quote && *c == '\'' && c[1]) {
            end = ++c + 1;
            continue;
        }
        if (*c == '"') quote = quote ? 0 : '"';
        if (!isspace((unsigned char)*c)) end = c + 1;
    }
    *end = 0;
}

/* Reads the whole file as text; NULL if it does not exist. */
static char *read_whole(const char *path, int depth) {
    static char text[DEEPEST][LARGEST];
    FILE *in = fopen(path, "r");
    if (!in) return NULL;
    size_t size = fread(text[depth], 1, LARGEST, in);
    bool broken = ferror(in);
    fclose(in);
    if (broken) return NULL;
    if (size == LARGEST) fail("%s: too large", path);
    text[depth][size] = 0;
    if (strlen(text[depth]) != size) fail("%s: not a text file", path);
    return text[depth];
}

static void read_lines(const reader_t *reader, const char *file, char *text, int depth);

static void include(const reader_t *reader, const source_line_t *line, const char *name, int depth) {
    char path[2 * LONGEST];
    snprintf(path, sizeof path, "%s", name);
    char *text = depth < DEEPEST ? read_whole(path, depth) : NULL;
    if (!text && depth < DEEPEST) {
        snprintf(path, sizeof path, "%s/%s", reader->folder, name);
        text = read_whole(path, depth);
    }
    if (!text) source_wrong(line, "cannot include this file", name);
    read_lines(reader, path, text, depth);
}

static void read_lines(const reader_t *reader, const char *file, char *text, int depth) {
    char name[LONGEST];
    source_line_t line = {file, 1, text};
    for (char *next; *text; text = next, line.number++) {
        next = text + strcspn(text, "\n");
        if (*next) *next++ = 0;
        line.text = text;
        if (strlen(text) >= LONGEST) source_wrong(&line, "line too long", "");
        cut_comment(text);
        if (sscanf(text, " .include \"%999[^\"]\"", name) == 1)
            include(reader, &line, name, depth + 1);
        else if (*text)
            reader->show(reader->who, &line);
    }
}

void source_read(const char *path, const char *folder, void (*show)(void *who, const source_line_t *line), void *who) {
    reader_t reader = {show, who, folder};
    char *text = read_whole(path, 0);
    if (!text) fail("%s: cannot be read", path);
    read_lines(&reader, path, text, 0);
}
