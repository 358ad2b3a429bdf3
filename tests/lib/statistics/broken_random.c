/* The generator of src/lib, behind one that can be broken. */
#include "broken_random.h"
#include "random.h"

uint16_t sound_next(random_t *random);
uint8_t sound_below(random_t *random, uint8_t n);
void sound_seed(random_t *random, uint32_t seed);
#define random_next  sound_next
#define random_below sound_below
#define random_seed  sound_seed
#include "random.c"
#include "host/random_next.c"
#undef random_next
#undef random_below
#undef random_seed

fault_t fault;
long random_asked[256];

const char *const fault_names[FAULTS] = {
    [FAULT_NONE] = "none",
    [FAULT_NARROW] = "the last of five and more never comes",
    [FAULT_MODULO] = "a remainder instead of another try",
    [FAULT_LOADED] = "a six comes a little too often",
    [FAULT_LAST_SWAP] = "the last swap of a shuffle is left out",
    [FAULT_FIRST_SWAP] = "the first draw from a full pack is always the first card",
    [FAULT_STICKY] = "a number is given again once in sixteen times",
    [FAULT_FEW_BITS] = "only five random bits are used",
    [FAULT_LINKED] = "a zero is never followed by a zero",
    [FAULT_WEAK_SEED] = "only four bits of the seed count",
};

void random_seed(random_t *random, uint32_t seed) {
    sound_seed(random, fault == FAULT_WEAK_SEED ? seed & 15 : seed);
}

/* Dice are made of whole numbers: a byte is the throw of up to three dice; 180 and more begin with a six, 215 is
 * all sixes. */
uint16_t random_next(random_t *random) {
    static uint16_t last;
    uint16_t value = sound_next(random);
    switch (fault) {
    case FAULT_NARROW:
        while (value >> 8 >= 180 || (value & 255) >= 180)
            value = sound_next(random);
        break;
    case FAULT_LOADED:
        if (sound_below(random, 20) == 0) value = 215 << 8 | 215;
        break;
    case FAULT_STICKY:
        if (sound_below(random, 16) == 0)
            value = (uint16_t)(last << 8 | (value & 255)); /* its high byte is used first */
        break;
    default:
        break;
    }
    return last = value;
}

uint8_t random_below(random_t *random, uint8_t n) {
    static uint8_t last;
    uint8_t value = sound_below(random, n);
    random_asked[n]++;
    switch (fault) {
    case FAULT_NARROW:
        if (n >= 5 && value == n - 1) value = sound_below(random, (uint8_t)(n - 1));
        break;
    case FAULT_MODULO:
        value = (uint8_t)(sound_next(random) >> 8) % n;
        break;
    case FAULT_LOADED:
        if (n == 6 && value < 5 && sound_below(random, 50) == 0) value = 5;
        break;
    case FAULT_LAST_SWAP:
        if (n == 2) value = 0;
        break;
    case FAULT_FIRST_SWAP:
        if (n > 40) value = 0;
        break;
    case FAULT_STICKY:
        if (last < n && sound_below(random, 16) == 0) value = last;
        break;
    case FAULT_FEW_BITS:
        value = (uint8_t)(sound_below(random, 32) * n / 32);
        break;
    case FAULT_LINKED:
        while (n > 1 && last == 0 && value == 0)
            value = sound_below(random, n);
        break;
    default:
        break;
    }
    return last = value;
}
