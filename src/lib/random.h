/* random: a small seeded generator: the same seed gives the same numbers on the CPC and on the PC.
 *
 *     random_t r;
 *     random_seed(&r, 1000);
 *     die = random_below(&r, 6) + 1;
 *
 * Two 16-bit words of a xorshift generator (period 2^32 - 1) plus a Weyl counter.
 */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdint.h>

typedef struct {
    uint16_t x, y, weyl;
} random_t;

void random_seed(random_t *random, uint32_t seed);
uint16_t random_next(random_t *random);

/* A number from 0 to n - 1, each exactly as likely as the others; n from 1 to 255. */
uint8_t random_below(random_t *random, uint8_t n);

#endif
