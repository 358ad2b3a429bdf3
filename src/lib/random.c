/* The seeded generator. */
#include "random.h"

void random_seed(random_t *random, uint32_t seed) {
    uint8_t i;
    random->x = (uint16_t)seed ^ 0x6a09;
    random->y = (uint16_t)(seed >> 16) ^ 0xe667;
    random->weyl = (uint16_t)(random->x + random->y);
    if (random->x == 0 && random->y == 0) random->x = 1; /* the one state a xorshift never leaves */
    for (i = 0; i < 8; i++)
        random_next(random); /* so that similar seeds diverge */
}

uint8_t random_below(random_t *random, uint8_t n) {
    uint8_t mask = (uint8_t)(n - 1), value;
    mask |= mask >> 1;
    mask |= mask >> 2;
    mask |= mask >> 4;
    do
        value = (uint8_t)(random_next(random) >> 8) & mask;
    while (value >= n);
    return value;
}
