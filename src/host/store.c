#include "store.h"

#include <stdio.h>
#include <string.h>

#include "checksum.h"
#include "host.h"

static const char *disc;

void host_disc(const char *folder) {
    disc = folder;
}

uint8_t store_load(const store_file_t *file) {
    uint8_t *bytes = host_screen + 0x0800; /* as on the CPC: what was on the screen is lost */
    size_t length = file->length, sum_at = length - CHECKSUM_SIZE;
    uint8_t sum[CHECKSUM_SIZE];
    char path[500];
    if (length > HOST_SCREEN_BYTES / 2) host_stop("store_load: %zu bytes are too many for a file", length);
    if (!disc) return STORE_NO_DISC;
    snprintf(path, sizeof path, "%s/%s", disc, file->name);
    FILE *f = fopen(path, "rb");
    if (!f) return STORE_MISSING;
    size_t found = fread(bytes, 1, length, f);
    int whole = found == length && fgetc(f) == EOF;
    fclose(f);
    if (!whole) return STORE_DAMAGED;
    checksum(bytes, sum_at, sum);
    if (memcmp(sum, bytes + sum_at, CHECKSUM_SIZE) || memcmp(file->to, bytes, 2)) return STORE_DAMAGED;
    memcpy(file->to, bytes, length);
    return STORE_GOOD;
}
