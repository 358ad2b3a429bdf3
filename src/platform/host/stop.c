/* The end of a program that has broken a rule of the platform. */
#include "host.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

_Noreturn void host_stop(const char *format, ...) {
    va_list list;
    va_start(list, format);
    fputs("host: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    exit(3);
}
