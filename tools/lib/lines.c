/* Reads text files line by line and word by word. */
#include "lines.h"

#include <ctype.h>
#include <string.h>

#include "fail.h"

static bool line_ends(char c) {
    return !c || c == '\n' || c == '#';
}

static void skip_blanks(lines_t *lines) {
    while (*lines->at == ' ' || *lines->at == '\t' || *lines->at == '\r')
        lines->at++;
}

bool lines_next(lines_t *lines, bool *indented) {
    for (;;) {
        if (lines->line_start) { /* after the previous line */
            while (*lines->at && *lines->at != '\n')
                lines->at++;
            if (*lines->at) lines->at++;
        }
        if (!*lines->at) return false;
        lines->line++;
        lines->line_start = lines->at;
        *indented = *lines->at == ' ' || *lines->at == '\t';
        skip_blanks(lines);
        if (!line_ends(*lines->at)) return true;
    }
}

bool lines_word(lines_t *lines, char *word, unsigned capacity) {
    unsigned n = 0;
    skip_blanks(lines);
    if (line_ends(*lines->at)) return false;
    const char *start = lines->at;
    while (*lines->at && !isspace((unsigned char)*lines->at)) { /* a # inside a word is a sharp */
        if (n + 1 == capacity) {
            lines->at = start;
            word[n] = 0;
            lines_wrong(lines, "this word is too long", word);
        }
        word[n++] = *lines->at++;
    }
    word[n] = 0;
    return true;
}

_Noreturn void lines_wrong(const lines_t *lines, const char *what, const char *word) {
    unsigned column = (unsigned)(lines->at - lines->line_start) + 1, length = (unsigned)strlen(word);
    fail("%s:%u:%u: %s%s%s", lines->path, lines->line, column > length ? column - length : column, what,
         *word ? ": " : "", word);
}

int lines_number(const lines_t *lines, const char **text, int least, int most, const char *what) {
    const char *start = *text, *c = start;
    int value = 0, sign = 1;
    if (*c == '-') sign = -1, c++;
    if (!isdigit((unsigned char)*c)) lines_wrong(lines, what, start);
    for (; isdigit((unsigned char)*c); c++)
        if (value < 100000) value = value * 10 + *c - '0';
    value *= sign;
    if (value < least || value > most) lines_wrong(lines, what, start);
    *text = c;
    return value;
}
