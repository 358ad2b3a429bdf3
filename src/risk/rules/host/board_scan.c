/* Scans of the whole board, sixteen territories at a time: the C twins of cpc/core_bases.s, core_find_held.s,
 * core_find_targets.s and core_next_held.s. */
#include <stddef.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif
#include "core.h"

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

#define ALL_TERRITORIES (((uint64_t)1 << TERRITORIES) - 1)

/* The territories of a seat, and those with two armies or more, as bits: 16 bytes are compared at once where the
 * processor can. What follows the owners and the armies in risk_t is compared too, and masked off. */
#ifdef __SSE2__

static __m128i load(size_t offset) {
    return _mm_loadu_si128((const __m128i *)((const char *)&risk_game + offset));
}

static uint64_t bits_of(__m128i low, __m128i middle, __m128i high) {
    return ((uint64_t)_mm_movemask_epi8(low) | (uint64_t)_mm_movemask_epi8(middle) << 16 |
            (uint64_t)_mm_movemask_epi8(high) << 32) &
           ALL_TERRITORIES;
}

static uint64_t held_bits(uint8_t seat) {
    const size_t owner = offsetof(risk_t, owner);
    const __m128i same = _mm_set1_epi8((char)seat);
    return bits_of(_mm_cmpeq_epi8(load(owner), same), _mm_cmpeq_epi8(load(owner + 16), same),
                   _mm_cmpeq_epi8(load(owner + 32), same));
}

/* Sixteen numbers of armies, less one: 0 stays 0. A byte is negative if there are two armies or more. */
static __m128i strong(size_t offset) {
    const __m128i one = _mm_set1_epi16(1), zero = _mm_setzero_si128();
    __m128i low = _mm_cmpeq_epi16(_mm_subs_epu16(load(offset), one), zero);
    __m128i high = _mm_cmpeq_epi16(_mm_subs_epu16(load(offset + 16), one), zero);
    return _mm_cmpeq_epi8(_mm_packs_epi16(low, high), zero);
}

static uint64_t strong_bits(void) {
    const size_t armies = offsetof(risk_t, armies);
    return bits_of(strong(armies), strong(armies + 32), strong(armies + 64));
}

#else

static uint64_t held_bits(uint8_t seat) {
    uint64_t bits = 0;
    for (unsigned t = 0; t < TERRITORIES; t++)
        bits |= (uint64_t)(risk_game.owner[t] == seat) << t;
    return bits;
}

static uint64_t strong_bits(void) {
    uint64_t bits = 0;
    for (unsigned t = 0; t < TERRITORIES; t++)
        bits |= (uint64_t)(risk_game.armies[t] > 1) << t;
    return bits;
}

#endif

/* The territories with a neighbour among these. A table has those of every byte of a mask. */
static uint64_t near_any(uint64_t of) {
    static uint64_t near[(TERRITORIES + 7) / 8][256];
    if (!near[0][1])
        for (uint8_t t = 0; t < TERRITORIES; t++)
            for (unsigned byte = 0; byte < 256; byte++)
                if (byte >> (t & 7) & 1) near[t >> 3][byte] |= near_bits(t);
    return near[0][of & 255] | near[1][of >> 8 & 255] | near[2][of >> 16 & 255] | near[3][of >> 24 & 255] |
           near[4][of >> 32 & 255] | near[5][of >> 40 & 255];
}

/* The territories of a seat (own), or all others. */
static uint64_t wanted_bits(uint64_t own, uint8_t to_own) {
    return to_own ? own : ~own;
}

uint8_t core_next_held(uint8_t t, uint8_t seat) {
    uint64_t from = held_bits(seat) >> t;
    return from ? (uint8_t)(t + __builtin_ctzll(from)) : TERRITORIES;
}

void core_find_held(uint8_t seat) {
    put_bits(held_bits(seat));
}

void core_find_targets(uint8_t from, uint8_t to_own) {
    put_bits(near_bits(from) & wanted_bits(held_bits(risk_game.turn), to_own));
}

uint8_t core_bases(uint8_t to_own, uint8_t all) {
    uint64_t own = held_bits(risk_game.turn), found = own & strong_bits() & near_any(wanted_bits(own, to_own));
    if (!all) return found != 0;
    put_bits(found);
    return 0;
}
