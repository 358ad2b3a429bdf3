/* Fletcher's checksum. */
#include "checksum.h"

void checksum(const uint8_t *bytes, size_t size, uint8_t sums[CHECKSUM_SIZE]) {
    sums[0] = sums[1] = 0;
    for (size_t i = 0; i < size; i++) {
        sums[0] = (uint8_t)(sums[0] + bytes[i]);
        sums[1] = (uint8_t)(sums[1] + sums[0]);
    }
}
