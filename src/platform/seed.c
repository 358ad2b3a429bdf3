/* The random seed. */
#include "clock.h"
#include "matrix.h"

static union {
    uint32_t whole;
    uint8_t byte[4];
} seed;

/* Each byte is mixed into the next: the Z80 has no wider shifts. */
void clock_stir(uint8_t value) FASTCALL {
    uint8_t i;
    value += (uint8_t)clock_frames();
    for (i = 0; i < 4; i++) {
        value = (uint8_t)(value << 1 | value >> 7);
        value += seed.byte[i];
        seed.byte[i] = value;
    }
}

uint32_t clock_seed(void) {
    clock_stir(1);
    seed.byte[0] |= 1; /* never 0 */
    return seed.whole;
}
