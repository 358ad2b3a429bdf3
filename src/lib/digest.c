/* Running digest: shifts, additions and exclusive ors of 16 bits, which are cheap on a Z80. */
#include "digest.h"

void digest_bytes(digest_t *digest, const void *start, uint8_t count) {
    const uint8_t *bytes = start;
    uint16_t low = digest->low, high = digest->high;
    for (; count; count--) {
        low = (uint16_t)(((low << 5) + low) ^ *bytes++);
        high = (uint16_t)((uint16_t)((high << 1) | (high >> 15)) + low);
    }
    digest->low = low;
    digest->high = high;
}
