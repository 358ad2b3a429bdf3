/* Corrupts saved files: changes one byte, cuts them off, makes them longer. */
#include "corruption.h"
#include <stdlib.h>
#include <string.h>

enum { LONGER = 9 }; /* additional bytes */

/* A copy of the first bytes; zeros follow the save. */
static uint8_t *copy_of(const uint8_t *save, uint16_t count, uint16_t length) {
    uint8_t *copy = calloc(length + 1u, 1);
    if (!copy) abort();
    memcpy(copy + 1, save, length < count ? length : count);
    return copy;
}

unsigned corruption_change(const uint8_t *save, uint16_t count, corruption_taken_t *is_taken) {
    uint8_t *copy = copy_of(save, count, count);
    unsigned taken = 0;
    for (unsigned i = 0; i < count; i++)
        for (unsigned change = 1; change < 256; change++) {
            copy[i + 1] ^= (uint8_t)change;
            taken += is_taken(copy + 1, count);
            copy[i + 1] ^= (uint8_t)change;
        }
    free(copy);
    return taken;
}

unsigned corruption_length(const uint8_t *save, uint16_t count, corruption_taken_t *is_taken) {
    unsigned taken = 0;
    for (uint16_t length = 0; length <= count + LONGER; length++) {
        uint8_t *copy = copy_of(save, count, length);
        if (length != count) taken += is_taken(copy + 1, length);
        free(copy);
    }
    return taken;
}
