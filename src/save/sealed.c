/* The file at store_bytes in its envelope, on a PC. */
#include "sealed.h"
#include <string.h>

uint8_t *sealed_at;

void sealed_close(const sealed_t *file) {
    uint8_t *to = store_bytes + ENVELOPE_HEAD, i;
    for (i = 0; file->part[i].length; to += file->part[i++].length)
        memcpy(to, file->part[i].bytes, file->part[i].length);
    store_length = ENVELOPE_WHOLE(file->head);
    envelope_seal(store_bytes, file->head);
}

uint8_t sealed_judge(const sealed_t *file) {
    return (uint8_t)envelope_judge(sealed_at, store_length, file->head);
}

void sealed_open(const sealed_t *file) {
    const uint8_t *from = sealed_at + ENVELOPE_HEAD;
    uint8_t i;
    for (i = 0; file->part[i].length; from += file->part[i++].length)
        memcpy(file->part[i].bytes, from, file->part[i].length);
}
