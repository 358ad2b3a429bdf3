/* Looking over the whole board. Which territories does a seat hold, and which of its own can be left: own, two armies or more, and next to an own one or to a rival's. It is asked of all 42 at
 * every step of a turn, so the Z80 has it in its own words; the PC's words say the same, and the lockstep compares them. */
#include <stddef.h>
#include <string.h>
#include "core.h"

risk_mask_t core_found;

#ifdef __SDCC

static uint8_t wanted[6]; /* next to what: own territories or the others, as bits */
static uint8_t find_all;

/* Sixteen NOPs a territory to gather the bits, then 30 for one that is not own, 45 for one with a single army, and 70 to 125
 * for any other. */
uint8_t core_bases(uint8_t to_own, uint8_t all) __naked {
    (void)to_own;
    (void)all;
    // clang-format off
    __asm
        push    ix
        dec     a                       ; 0: next to own ones, 255: next to the others
        ld      e, a
        ld      a, l
        ld      (_find_all), a

        ; wanted: 48 bits, of which the last six are of no territory, and next to none
        ld      a, (_risk_table + 192)  ; the seat in turn
        ld      c, a
        ld      hl, #_risk_table + 96   ; the owners
        ld      ix, #_wanted
    5101$:
        ld      b, #8
    5102$:
        ld      a, (hl)
        inc     hl
        sub     a, c
        sub     a, #1                   ; carry: own
        rr      d
        djnz    5102$
        ld      a, d
        xor     a, e
        ld      0 (ix), a
        inc     ix
        ld      a, l
        cp      a, #<((_risk_table + 144))
        jr      NZ, 5101$

        ; every territory: IY its owner, IX its armies, HL its neighbours, D the bits of this byte behind a mark
        ld      iy, #_risk_table + 96
        ld      ix, #_risk_table + 6
        ld      hl, #_core_found
        push    hl
        ld      hl, #_map_near
        ld      d, #0x80
        ld      b, #42
    5103$:
        ld      a, 0 (iy)
        cp      a, c
        jr      NZ, 5105$
        ld      a, 0 (ix)
        cp      a, #2
        jr      NC, 5104$
        ld      a, 1 (ix)
        or      a, a
        jr      Z, 5105$
    5104$:
        push    hl
        ld      a, (_wanted + 0)
        and     a, (hl)
        jr      NZ, 5106$
        inc     hl
        ld      a, (_wanted + 1)
        and     a, (hl)
        jr      NZ, 5106$
        inc     hl
        ld      a, (_wanted + 2)
        and     a, (hl)
        jr      NZ, 5106$
        inc     hl
        ld      a, (_wanted + 3)
        and     a, (hl)
        jr      NZ, 5106$
        inc     hl
        ld      a, (_wanted + 4)
        and     a, (hl)
        jr      NZ, 5106$
        inc     hl
        ld      a, (_wanted + 5)
        and     a, (hl)
        jr      NZ, 5106$
        pop     hl
    5105$:
        or      a, a                    ; no carry: it is no base
        jr      5107$
    5106$:
        pop     hl
        ld      a, (_find_all)
        or      a, a
        jr      Z, 5111$
        scf
    5107$:
        rr      d
        jr      NC, 5108$
        ex      (sp), hl                ; eight territories are done
        ld      (hl), d
        inc     hl
        ex      (sp), hl
        ld      d, #0x80
    5108$:
        ld      a, l
        add     a, #6
        ld      l, a
        jr      NC, 5109$
        inc     h
    5109$:
        inc     ix
        inc     ix
        inc     iy
        djnz    5103$
        ld      b, #6                   ; the last byte has two bits and the mark: six places down
    5110$:
        srl     d
        djnz    5110$
        pop     hl
        ld      (hl), d
        xor     a, a
        pop     ix
        ret
    5111$:
        pop     hl
        pop     ix
        ld      a, #1
        ret
    __endasm;
    // clang-format on
}

/* 35 NOPs, and 6 for each territory looked at. */
uint8_t core_next_held(uint8_t t, uint8_t seat) __naked {
    (void)t;
    (void)seat;
    // clang-format off
    __asm
        ld      e, a
        ld      a, #42
        sub     a, e                    ; territories left, zero flag if none
        ld      c, a
        ld      a, #42
        ret     Z
        ld      a, l
        ld      b, #0
        ld      d, b
        ld      hl, #_risk_table + 96   ; the owners
        add     hl, de
        cpir
        ld      a, #42
        ret     NZ
        sub     a, c
        dec     a
        ret
    __endasm;
    // clang-format on
}

static void add(uint8_t t) {
    core_found.in[t >> 3] |= core_bit[t & 7];
}

void core_find_held(uint8_t seat) {
    uint8_t t;
    for (t = 0; (t = core_next_held(t, seat)) < TERRITORIES; t++)
        add(t);
}

void core_find_targets(uint8_t from, uint8_t to_own) {
    const uint8_t *near;
    for (near = map_neighbours[from]; *near != NOWHERE; near++)
        if ((the_game->owner[*near] == the_game->turn) == to_own) add(*near);
}

#else

uint8_t core_next_held(uint8_t t, uint8_t seat) {
    while (t < TERRITORIES && the_game->owner[t] != seat)
        t++;
    return t;
}

/* A mask is the first six bytes of a number, as a game is the same bytes on both machines: the lowest comes first. */
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

/* The territories of a seat as bits. Eight owners are compared at once: a byte of `other` is 0 where the owner is that seat,
 * and the product moves the marks of eight bytes into one. */
static uint64_t held_bits(uint8_t seat) {
    const uint64_t ones = 0x0101010101010101u, low = 0x7f * ones;
    const uint8_t *owner = (const uint8_t *)the_game + offsetof(risk_t, owner);
    uint64_t bits = 0, other;
    for (unsigned t = 0; t < TERRITORIES; t += 8) { /* the last six are of no territory */
        memcpy(&other, owner + t, sizeof other);
        other ^= seat * ones;
        bits |= (~(((other & low) + low) | other | low) >> 7) * 0x0102040810204080u >> 56 << t;
    }
    return bits & (((uint64_t)1 << TERRITORIES) - 1);
}

/* Of a seat's territories, or of the others. */
static uint64_t wanted_bits(uint64_t own, uint8_t to_own) {
    return to_own ? own : ~own;
}

void core_find_held(uint8_t seat) {
    put_bits(held_bits(seat));
}

void core_find_targets(uint8_t from, uint8_t to_own) {
    put_bits(near_bits(from) & wanted_bits(held_bits(the_game->turn), to_own));
}

uint8_t core_bases(uint8_t to_own, uint8_t all) {
    uint64_t own = held_bits(the_game->turn), wanted = wanted_bits(own, to_own), found = 0;
    for (uint64_t left = own; left; left &= left - 1) {
        uint8_t t = (uint8_t)__builtin_ctzll(left);
        found |= (uint64_t)((the_game->armies[t] > 1) & ((near_bits(t) & wanted) != 0)) << t;
        if (found && !all) return 1;
    }
    put_bits(found);
    return 0;
}

#endif
