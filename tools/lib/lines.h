/* Text in lines and words, for the tables. */
#ifndef LINES_H
#define LINES_H

#include <stdbool.h>

typedef struct {
    const char *path, *at, *line_start;
    unsigned line;
} lines_t;

/* The next line that holds something; false at the end. Tells whether it is indented. */
bool lines_next(lines_t *lines, bool *indented);

/* The next word of the line, copied; false at its end. The word's column is where a mistake is shown. */
bool lines_word(lines_t *lines, char *word, unsigned room);

/* Ends the program: path, line, column of the last word. */
_Noreturn void lines_wrong(const lines_t *lines, const char *what, const char *word);

/* A number at *text, which moves behind it; ends the program if there is none between least and most. */
int lines_number(const lines_t *lines, const char **text, int least, int most, const char *what);

#endif
