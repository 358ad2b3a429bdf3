#include "clock.h"
#include "matrix.h"

static uint32_t seed = 1;

void clock_stir(uint8_t value) MACHINE_FASTCALL {
    seed ^= value;
    seed ^= (uint32_t)clock_frames() << 8;
    seed ^= seed << 13; /* xorshift: every bit of the moment reaches every other sooner or later */
    seed ^= seed >> 17;
    seed ^= seed << 5;
    if (!seed) seed = 1;
}

uint32_t clock_seed(void) {
    clock_stir(0);
    return seed;
}
