/* tap: prints the results of a test program. main() ends with `return tap_done();`. */
#ifndef TAP_H
#define TAP_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Weak: all files of a program that include this share the counters. */
int tap_count __attribute__((weak)), tap_failed __attribute__((weak)), tap_ended __attribute__((weak));

/* A program that ends before tap_done has failed, also if it ends without an error: the host does so at its limit. */
static inline void tap_check_end(void) {
    if (tap_ended) return;
    printf("not ok %d - the program ended before its last test\n", ++tap_count);
    fflush(stdout);
    _exit(1);
}

/* Prints one result line; the sentence is formatted as by printf. Returns `good`. */
__attribute__((format(printf, 2, 3))) static inline bool ok(bool good, const char *sentence, ...) {
    va_list rest;
    if (!tap_count) atexit(tap_check_end);
    va_start(rest, sentence);
    printf("%s %d - ", good ? "ok" : "not ok", ++tap_count);
    vprintf(sentence, rest);
    putchar('\n');
    va_end(rest);
    tap_failed += !good;
    return good;
}

/* Reports a failure and ends the test. */
__attribute__((format(printf, 1, 2))) static inline _Noreturn void tap_die(const char *sentence, ...) {
    va_list rest;
    tap_ended = 1;
    va_start(rest, sentence);
    printf("not ok %d - ", ++tap_count);
    vprintf(sentence, rest);
    putchar('\n');
    va_end(rest);
    exit(1);
}

static inline int tap_done(void) {
    tap_ended = 1;
    printf("1..%d\n", tap_count);
    return tap_failed > 0;
}

#endif
