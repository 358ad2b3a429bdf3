/* Seeded generator of the core. */
#include "random.h"

void random_seed(random_t *random, uint32_t seed) {
    uint8_t i;
    random->x = (uint16_t)seed ^ 0x6a09;
    random->y = (uint16_t)(seed >> 16) ^ 0xe667;
    random->weyl = (uint16_t)(random->x + random->y);
    if (random->x == 0 && random->y == 0) random->x = 1; /* the one state a xorshift never leaves */
    for (i = 0; i < 8; i++)
        random_next(random); /* neighbouring seeds part ways */
}

#ifdef __SDCC

/* 111 NOPs: the same steps as below, with shifts by three and five places as turns of bytes. */
uint16_t random_next(random_t *random) __naked {
    (void)random;
    // clang-format off
    __asm
        ld      e, (hl)
        inc     hl
        ld      d, (hl)                 ; DE: x
        ld      a, e
        rrca
        rrca
        rrca
        ld      c, a
        and     a, #0x1f
        ld      b, a                    ; low byte >> 3
        ld      a, c
        and     a, #0xe0
        xor     a, e
        ld      c, a                    ; C: low byte of t = x ^ (x << 5)
        ld      a, d
        rrca
        rrca
        rrca
        and     a, #0xe0
        or      a, b
        xor     a, d
        ld      b, a                    ; BC: t
        inc     hl
        ld      e, (hl)
        inc     hl
        ld      d, (hl)                 ; DE: y
        push    hl
        dec     hl
        dec     hl
        ld      (hl), d                 ; x = y
        dec     hl
        ld      (hl), e
        ld      a, b
        rrca
        rrca
        rrca
        ld      l, a
        and     a, #0x1f
        xor     a, b
        ld      h, a                    ; high byte of t ^ (t >> 3)
        ld      a, c
        rrca
        rrca
        rrca
        and     a, #0x1f
        ld      b, a
        ld      a, l
        and     a, #0xe0
        or      a, b
        xor     a, c
        ld      l, a                    ; HL: t ^ (t >> 3)
        ld      b, d
        ld      c, e
        srl     b
        rr      c                       ; BC: y >> 1
        ld      a, c
        xor     a, e
        xor     a, l
        ld      e, a
        ld      a, b
        xor     a, d
        xor     a, h
        ld      d, a                    ; DE: the new y
        pop     hl
        ld      (hl), d
        dec     hl
        ld      (hl), e
        inc     hl
        inc     hl
        ld      a, (hl)
        add     a, #0x37
        ld      (hl), a
        ld      c, a
        inc     hl
        ld      a, (hl)
        adc     a, #0x9e
        ld      (hl), a
        ld      b, a                    ; BC: weyl
        ld      a, e
        add     a, c
        ld      e, a
        ld      a, d
        adc     a, b
        ld      d, a
        ret
    __endasm;
    // clang-format on
}

#else

uint16_t random_next(random_t *random) {
    uint16_t t = (uint16_t)(random->x ^ (random->x << 5));
    uint16_t y = random->y;
    random->x = y;
    y = (uint16_t)(y ^ (y >> 1) ^ t ^ (t >> 3));
    random->y = y;
    random->weyl += 0x9e37;
    return (uint16_t)(y + random->weyl);
}

#endif

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
