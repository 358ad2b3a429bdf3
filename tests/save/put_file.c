#include "put_file.h"
#include <stdio.h>
#include <string.h>
#include "envelope.h"
#include "tap.h"

void put_file(const char *folder, const char *name, const uint8_t *bytes, size_t length) {
    char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(bytes, 1, length, file) != length || fclose(file)) tap_die("%s: cannot be written", path);
}

void put_sealed(const char *folder, const char *name, const uint8_t *head, const void *bytes) {
    uint8_t file[1000];
    memcpy(file + ENVELOPE_HEAD, bytes, (size_t)ENVELOPE_WHOLE(head) - ENVELOPE_SIZE(0));
    envelope_seal(file, head);
    put_file(folder, name, file, ENVELOPE_WHOLE(head));
}
