/* Packed data unpacks to the original, and a damaged stream does no harm. */
#include <stdlib.h>
#include <string.h>

#include "pack.h"
#include "tap.h"

#define LARGEST 3000

static uint32_t state = 1000;

static unsigned random_under(unsigned below) {
    state = state * 1664525 + 1013904223;
    return (state >> 8) % below;
}

/* Data like that of pictures: runs, repeats of the line above, and sometimes new bytes. */
static size_t make(uint8_t *bytes) {
    size_t size = 1 + random_under(LARGEST - 1), at = 0;
    while (at < size) {
        size_t n = 1 + random_under(40), back = 1 + random_under(90);
        for (; n && at < size; n--, at++)
            bytes[at] = back <= at && random_under(20) ? bytes[at - back] : (uint8_t)random_under(256);
    }
    return size;
}

int main(void) {
    static uint8_t bytes[LARGEST], packed[PACK_MAX(LARGEST)], back[LARGEST];
    bool same = true, fits = true, caught = true;
    for (int i = 0; i < 100; i++) {
        unsigned width = 1 + random_under(80);
        size_t size = make(bytes), packed_size = pack_picture(bytes, size, width, packed);
        fits = fits && packed_size <= PACK_MAX(size);
        same = same && pack_undo(packed, packed_size, width, back, sizeof back) == size && !memcmp(bytes, back, size);
        caught = caught && (size < 2 || pack_undo(packed, packed_size, width, back, size - 1) == SIZE_MAX);
    }
    ok(same, "100 pictures of bytes come back as they were");
    same = true;
    for (int i = 0; i < 100; i++) {
        unsigned width = 1 + random_under(80);
        size_t size = make(bytes), start = random_under((unsigned)size);
        memcpy(back, bytes, start);
        size_t packed_size = pack_part(bytes, start, size, width, packed);
        same = same && pack_undo_part(packed, packed_size, width, back, start, sizeof back) == size &&
               !memcmp(bytes, back, size);
    }
    ok(same, "and so do 100 parts behind what was there before");
    ok(fits, "the packed form never exceeds PACK_MAX");
    ok(caught, "a stream longer than its buffer is refused");
    for (int i = 0; i < 2000; i++) {
        size_t size = 1 + random_under(200);
        for (size_t k = 0; k < size; k++)
            packed[k] = (uint8_t)random_under(256);
        pack_undo(packed, size, 1 + random_under(80), back, sizeof back); /* checked by the sanitizer */
    }
    size_t packed_size = pack(bytes, make(bytes), packed);
    ok(pack_undo(packed, packed_size / 2, PACK_PLAIN, back, sizeof back) == SIZE_MAX, "a truncated stream is refused");
    memset(bytes, 7, LARGEST);
    ok(pack(bytes, LARGEST, packed) < 40, "a plain area packs to a few bytes");
    return tap_done();
}
