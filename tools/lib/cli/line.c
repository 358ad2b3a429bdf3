/* Reads one line of a protocol. */
#include "line.h"

line_t line_read(FILE *in, char *line, size_t size) {
    line_t result = LINE_READ;
    size_t length = 0;
    int c = getc(in);
    if (c == EOF) return LINE_END;
    for (; c != '\n' && c != EOF; c = getc(in)) {
        if (c == 0 || length + 1 == size)
            result = LINE_UNREADABLE;
        else if (result == LINE_READ)
            line[length++] = (char)c;
    }
    if (result == LINE_READ && length && line[length - 1] == '\r') length--;
    line[length] = 0;
    return result;
}
