/* A program for measuring the speed of the simulated CPC: the primes below 16384, a hundred times. */
#include <stdbool.h>
#include <stdint.h>

enum { HALVES = 8192 };

__sfr __banked __at 0xFEFF test_exit;

static bool prime[HALVES]; /* prime[i] stands for the odd number 2 * i + 3 */

static uint16_t sieve(void) {
    uint16_t count = 0;
    for (uint16_t i = 0; i < HALVES; i++)
        prime[i] = true;
    for (uint16_t i = 0; i < HALVES; i++) {
        if (!prime[i]) continue;
        uint16_t step = i + i + 3;
        for (uint16_t k = i + step; k < HALVES; k += step)
            prime[k] = false;
        count++;
    }
    return count;
}

void main(void) {
    bool right = true;
    for (uint8_t round = 0; round < 100; round++)
        right = right && sieve() == 1899;
    test_exit = !right;
    for (;;) {
    }
}
