/* Fuzzes asmconv: any input is translated or refused. */
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "fail.h"
#include "translate.h"

static jmp_buf refused;

_Noreturn void fail(const char *format, ...) {
    (void)format;
    longjmp(refused, 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char path[] = "/tmp/asmconv-XXXXXX";
    static FILE *in, *out;
    if (!in) {
        int file = mkstemp(path);
        in = file < 0 ? NULL : fdopen(file, "wb");
        out = fopen("/dev/null", "w");
        if (!in || !out) abort();
    }
    rewind(in);
    if (ftruncate(fileno(in), 0) || fwrite(data, 1, size, in) != size || fflush(in)) abort();
    if (!setjmp(refused)) translate(path, ".", out);
    return 0;
}
