/* The results of a test program: `return tap_done();` closes main. */
#ifndef TAP_H
#define TAP_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

static int tap_count, tap_failed;

/* Prints one result line; the sentence is made as printf makes it. Returns what it was given. */
__attribute__((format(printf, 2, 3))) static inline bool ok(bool good, const char *sentence, ...) {
    va_list rest;
    va_start(rest, sentence);
    printf("%s %d - ", good ? "ok" : "not ok", ++tap_count);
    vprintf(sentence, rest);
    putchar('\n');
    va_end(rest);
    tap_failed += !good;
    return good;
}

static inline int tap_done(void) {
    printf("1..%d\n", tap_count);
    return tap_failed > 0;
}

#endif
