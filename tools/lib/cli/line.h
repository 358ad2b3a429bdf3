/* Lines of a protocol, whatever bytes come in: one line, one answer.
 *
 *     char line[4096];
 *     for (line_t got; (got = line_read(in, line, sizeof line)) != LINE_END;)
 *         if (got == LINE_UNREADABLE) say so, line holds its beginning
 */
#ifndef LINE_H
#define LINE_H

#include <stddef.h>
#include <stdio.h>

typedef enum {
    LINE_END,
    LINE_READ,
    LINE_UNREADABLE /* too long for the buffer, or with a zero byte in it; all of it has been read */
} line_t;

/* Reads up to the end of the line, which is left out, as is a carriage return before it. */
line_t line_read(FILE *in, char *line, size_t size);

#endif
