/* Scans of the whole board, eight territories at a time: the C twins of cpc/core_bases.s, core_find_held.s,
 * core_find_targets.s and core_next_held.s. */
#include <stddef.h>
#include <string.h>
#include "core.h"

uint8_t core_next_held(uint8_t t, uint8_t seat) {
    while (t < TERRITORIES && risk_game.owner[t] != seat)
        t++;
    return t;
}

/* A mask is the first six bytes of a number, least significant first, as on the Z80. */
static void put_bits(uint64_t bits) {
    memcpy(&core_found, &bits, sizeof core_found);
}

static uint64_t near_bits(uint8_t t) {
    uint32_t low;
    uint16_t high;
    memcpy(&low, map_near[t], sizeof low);
    memcpy(&high, map_near[t] + sizeof low, sizeof high);
    return (uint64_t)high << 32 | low;
}

/* The territories of a seat as bits. Eight owners are compared at once: a byte of `other` is 0 where the owner is that
 * seat, and the product moves the marks of eight bytes into one. */
static uint64_t held_bits(uint8_t seat) {
    const uint64_t ones = 0x0101010101010101u, low = 0x7f * ones;
    const uint8_t *owner = (const uint8_t *)&risk_game + offsetof(risk_t, owner);
    uint64_t bits = 0, other;
    for (unsigned t = 0; t < TERRITORIES; t += 8) { /* the last six bits are masked off below */
        memcpy(&other, owner + t, sizeof other);
        other ^= seat * ones;
        bits |= (~(((other & low) + low) | other | low) >> 7) * 0x0102040810204080u >> 56 << t;
    }
    return bits & (((uint64_t)1 << TERRITORIES) - 1);
}

/* The territories of a seat (own), or all others. */
static uint64_t wanted_bits(uint64_t own, uint8_t to_own) {
    return to_own ? own : ~own;
}

void core_find_held(uint8_t seat) {
    put_bits(held_bits(seat));
}

void core_find_targets(uint8_t from, uint8_t to_own) {
    put_bits(near_bits(from) & wanted_bits(held_bits(risk_game.turn), to_own));
}

uint8_t core_bases(uint8_t to_own, uint8_t all) {
    uint64_t own = held_bits(risk_game.turn), wanted = wanted_bits(own, to_own), found = 0;
    for (uint64_t left = own; left; left &= left - 1) {
        uint8_t t = (uint8_t)__builtin_ctzll(left);
        found |= (uint64_t)((risk_game.armies[t] > 1) & ((near_bits(t) & wanted) != 0)) << t;
        if (found && !all) return 1;
    }
    put_bits(found);
    return 0;
}
