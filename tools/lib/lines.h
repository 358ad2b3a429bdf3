/* lines: reads tables of text, line by line and word by word. */
#ifndef LINES_H
#define LINES_H

#include <stdbool.h>

typedef struct {
    const char *path, *at, *line_start;
    unsigned line;
} lines_t;

/* The next line that is not empty; false at the end. Also returns whether it is indented. */
bool lines_next(lines_t *lines, bool *indented);

/* Copies the next word of the line; false at its end. Error messages give the column of the last word. */
bool lines_word(lines_t *lines, char *word, unsigned capacity);

/* Ends the program with path, line and column of the last word. */
_Noreturn void lines_wrong(const lines_t *lines, const char *what, const char *word);

/* Reads a number at *text and advances the pointer; ends the program if it is not between least and most. */
int lines_number(const lines_t *lines, const char **text, int least, int most, const char *what);

#endif
