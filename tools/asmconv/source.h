/* source: reads an assembly file line by line, without comments, with included files in place. */
#ifndef SOURCE_H
#define SOURCE_H

#include <stdnoreturn.h>

typedef struct {
    const char *file;
    int number;
    const char *text;
} source_line_t;

/* Passes every line that is not empty to a function. Included files are named relative to the current folder or to
 * FOLDER. */
void source_read(const char *path, const char *folder, void (*show)(void *who, const source_line_t *line), void *who);

/* Ends the program with FILE:LINE: message, and the word it is about. */
noreturn void source_wrong(const source_line_t *line, const char *what, const char *word);

#endif
