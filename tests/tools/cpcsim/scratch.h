/* Files a test needs for a moment. */
#ifndef SCRATCH_H
#define SCRATCH_H

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

/* Writes a file of these bytes to the place given and returns the place. */
static inline const char *scratch_file(const char *path, const void *bytes, size_t length) {
    FILE *out = fopen(path, "wb");
    if (!out || fwrite(bytes, 1, length, out) != length || fclose(out) != 0) {
        perror(path);
        exit(2);
    }
    return path;
}

#endif
