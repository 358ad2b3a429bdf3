/* line: reads lines of a protocol, whatever bytes arrive. Each line gets one answer.
 *
 *     char line[4096];
 *     for (line_t got; (got = line_read(in, line, sizeof line)) != LINE_END;)
 *         if (got == LINE_UNREADABLE) report it, line holds its beginning
 */
#ifndef LINE_H
#define LINE_H

#include <stddef.h>
#include <stdio.h>

typedef enum {
    LINE_END,
    LINE_READ,
    LINE_UNREADABLE /* too long for the buffer, or contains a zero byte; all of it has been read */
} line_t;

/* Reads up to the end of the line. The line end and a carriage return before it are left out. */
line_t line_read(FILE *in, char *line, size_t size);

#endif
