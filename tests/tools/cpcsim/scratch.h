/* scratch: temporary files of a test. */
#ifndef SCRATCH_H
#define SCRATCH_H

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

/* Writes these bytes to the given path and returns the path. */
static inline const char *scratch_file(const char *path, const void *bytes, size_t length) {
    FILE *out = fopen(path, "wb");
    if (!out || fwrite(bytes, 1, length, out) != length || fclose(out) != 0) {
        perror(path);
        exit(2);
    }
    return path;
}

#endif
