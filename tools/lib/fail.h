/* Bad input ends the converter: one line that names the file and the place, exit code 1, no output file touched. */
#ifndef FAIL_H
#define FAIL_H

_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
#endif
