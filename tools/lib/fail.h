/* fail: ends a converter on bad input. Prints one line that names the file and the place, exits with code 1 and
 * touches no output file. */
#ifndef FAIL_H
#define FAIL_H

_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
#endif
