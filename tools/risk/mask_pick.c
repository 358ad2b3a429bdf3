/* A random choice among the bits of a mask. */
#include "mask_pick.h"

uint8_t mask_pick(const risk_mask_t *mask, random_t *random) {
    uint64_t bits = 0;
    for (unsigned i = 0; i < sizeof mask->in; i++)
        bits |= (uint64_t)mask->in[i] << 8 * i;
    for (uint8_t n = random_below(random, (uint8_t)__builtin_popcountll(bits)); n; n--)
        bits &= bits - 1;
    return (uint8_t)__builtin_ctzll(bits);
}
