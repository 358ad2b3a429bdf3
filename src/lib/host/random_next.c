/* The step of the generator, on the PC: the C twin of src/lib/cpc/random_next.s. */
#include "random.h"

uint16_t random_next(random_t *random) {
    uint16_t t = (uint16_t)(random->x ^ (random->x << 5));
    uint16_t y = random->y;
    random->x = y;
    y = (uint16_t)(y ^ (y >> 1) ^ t ^ (t >> 3));
    random->y = y;
    random->weyl += 0x9e37;
    return (uint16_t)(y + random->weyl);
}
