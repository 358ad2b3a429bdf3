/* Dice from the game's generator. One number of eight bits is a throw of one player; numbers that would make some falls likelier than
 * others are drawn again. It is done at every throw, so the Z80 has it in its own words; the PC's words say the same. */
#include "core.h"

/* The half of the generator's last number that is not used yet, in the low byte; the high byte is 0 if there is none. */
static uint16_t half;

void core_take_dice(void) {
    half = 0;
}

#ifdef __SDCC

/* About 250 NOPs, or 115 with the half that is left. A number that is drawn again takes 160 more, or 24. */
void core_roll(uint8_t count, uint8_t *dice) __naked {
    (void)count;
    (void)dice;
    // clang-format off
    __asm
        ld      c, a
        ld      b, #216
        cp      a, #3
        jr      Z, 5201$
        ld      b, #252
    5201$:
        ld      hl, (_half)
        ld      a, h
        or      a, a
        jr      Z, 5202$
        ld      h, #0
        ld      a, l
        jr      5203$
    5202$:
        push    bc
        push    de
        ld      hl, #_risk_table        ; the generator
        call    _random_next
        ld      a, d
        ld      l, e
        ld      h, #1
        pop     de
        pop     bc
    5203$:
        ld      (_half), hl
        cp      a, b
        jr      NC, 5201$

        ; H, L, B: the dice, then 0 for those that are not thrown
        ld      hl, #0
    5204$:
        inc     h
        sub     a, #36
        jr      NC, 5204$
        add     a, #36
    5205$:
        inc     l
        sub     a, #6
        jr      NC, 5205$
        add     a, #7
        ld      b, a
        ld      a, c
        cp      a, #3
        jr      Z, 5206$
        ld      h, #0
        cp      a, #2
        jr      Z, 5206$
        ld      l, #0

        ; high to low
    5206$:
        ld      a, h
        cp      a, l
        jr      NC, 5207$
        ld      h, l
        ld      l, a
    5207$:
        ld      a, l
        cp      a, b
        jr      NC, 5208$
        ld      l, b
        ld      b, a
        ld      a, h
        cp      a, l
        jr      NC, 5208$
        ld      h, l
        ld      l, a
    5208$:
        ex      de, hl
        ld      (hl), d
        inc     hl
        ld      (hl), e
        inc     hl
        ld      (hl), b
        ret
    __endasm;
    // clang-format on
}

#else

/* A number below the limit, each as likely as the others. */
static uint8_t below(uint8_t limit) {
    uint8_t value;
    do {
        if (half) {
            value = (uint8_t)half;
            half = 0;
        } else {
            uint16_t number = random_next(&the_game->random);
            value = (uint8_t)(number >> 8);
            half = 0x100 | (number & 0xff);
        }
    } while (value >= limit);
    return value;
}

/* Makes the first of two the higher one. */
static void order(uint8_t *dice) {
    uint8_t high = dice[0] > dice[1] ? dice[0] : dice[1];
    dice[1] = (uint8_t)(dice[0] + dice[1] - high);
    dice[0] = high;
}

/* 216 numbers are the falls of three dice; seven times 36 are those of two, of which the seven do not count. */
void core_roll(uint8_t count, uint8_t *dice) {
    uint8_t number = below(count == 3 ? 216 : 252);
    dice[0] = count < 3 ? 0 : (uint8_t)(number / 36 + 1);
    dice[1] = count < 2 ? 0 : (uint8_t)(number / 6 % 6 + 1);
    dice[2] = (uint8_t)(number % 6 + 1);
    order(dice);
    order(dice + 1);
    order(dice);
}

#endif
