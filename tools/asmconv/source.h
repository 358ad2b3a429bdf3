/* A source file for sdas line by line: comments are gone, what is included stands in its place. */
#ifndef SOURCE_H
#define SOURCE_H

#include <stdnoreturn.h>

typedef struct {
    const char *file;
    int number;
    const char *text;
} source_line_t;

/* Shows every line that is not empty. What it includes is named from where the program runs, or from the folder. */
void source_read(const char *path, const char *folder, void (*show)(void *who, const source_line_t *line), void *who);

/* Ends the program: FILE:LINE: what is wrong, and with which word. */
noreturn void source_wrong(const source_line_t *line, const char *what, const char *word);

#endif
