/* A random choice among the bits of a mask, for the Z80: the same choices as tools/risk/mask_pick.c. */
#include "mask_pick.h"

static uint8_t count_bits(uint8_t bits) {
    uint8_t n = 0;
    for (; bits; bits &= (uint8_t)(bits - 1))
        n++;
    return n;
}

uint8_t mask_pick(const risk_mask_t *mask, random_t *random) {
    uint8_t i, n, bits, place = 0;
    for (n = i = 0; i < sizeof mask->in; i++)
        n += count_bits(mask->in[i]);
    n = random_below(random, n);
    for (i = 0; n >= (bits = count_bits(mask->in[i])); i++)
        n -= bits;
    for (bits = mask->in[i]; !(bits & 1) || n--; bits >>= 1)
        place++;
    return (uint8_t)((i << 3) + place);
}
