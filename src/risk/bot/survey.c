/* One look over the whole board. It is taken at every attack, so the Z80 looks around a territory in its own words; the PC's
 * say the same, and the lockstep compares them. */
#include <stddef.h>
#include <string.h>
#include "core.h"

survey_t by_continent[CONTINENTS];
survey_t by_seat[PLAYERS_MAX];
uint16_t danger[TERRITORIES];
uint8_t own_near[TERRITORIES];

#define C1 NORTH_AMERICA
#define C2 SOUTH_AMERICA
#define C3 EUROPE
#define C4 AFRICA
#define C5 ASIA
#define C6 AUSTRALIA
const uint8_t continent_of[TERRITORIES] = {C1, C1, C1, C1, C1, C1, C1, C1, C1, C2, C2, C2, C2, C3,
                                           C3, C3, C3, C3, C3, C3, C4, C4, C4, C4, C4, C4, C5, C5,
                                           C5, C5, C5, C5, C5, C5, C5, C5, C5, C5, C6, C6, C6, C6};

static const uint8_t bit[8] = {1, 2, 4, 8, 16, 32, 64, 128};

/* What look_around finds: continents and rivals that an own territory can attack, as bits, and their armies. */
static uint8_t continents, rivals;
static uint16_t armies_near;

/* Armies that can leave the territory, for add_force. */
static uint16_t leaving;

#ifdef __SDCC

/* The numbers in the routine below. */
_Static_assert(offsetof(bot_view_t, armies) == 0 && offsetof(bot_view_t, owner) == 88 &&
                   offsetof(bot_view_t, seat) == 148 && NEIGHBOURS_MAX == 6 && NOBODY == 0xff && NOWHERE == 0xff,
               "where look_around looks");

/* 49 NOPs, 33 for each own neighbour, 55 for a free one and 137 for a rival's. */
static void look_around(uint8_t t) __naked {
    (void)t;
    // clang-format off
    __asm
        ld      l, a
        ld      h, #0
        ld      d, h
        ld      e, l
        add     hl, hl
        add     hl, de
        add     hl, hl
        add     hl, de                  ; seven bytes a row
        ld      de, #_map_neighbours
        add     hl, de
        ex      de, hl
        ld      hl, #0
        ld      (_armies_near), hl
        xor     a, a
        ld      (_continents), a
        ld      (_rivals), a
        ld      b, a
    5201$:
        ld      a, (de)
        inc     de
        inc     a
        ret     Z
        ld      c, a                    ; one more than the neighbour
        ld      hl, #_bot_view + 87
        add     hl, bc
        ld      a, (_bot_view + 148)
        cp      a, (hl)
        jr      Z, 5201$
        ld      a, (hl)
        ld      hl, #_own_near - 1
        add     hl, bc
        inc     (hl)
        cp      a, #0xff
        jr      Z, 5201$
        push    de
        ld      e, a
        ld      d, b
        ld      hl, #_bit
        add     hl, de
        ld      a, (_rivals)
        or      a, (hl)
        ld      (_rivals), a
        ld      hl, #_continent_of - 1
        add     hl, bc
        ld      e, (hl)
        ld      hl, #_bit
        add     hl, de
        ld      a, (_continents)
        or      a, (hl)
        ld      (_continents), a
        ld      hl, #_bot_view - 2
        add     hl, bc
        add     hl, bc
        ld      e, (hl)
        inc     hl
        ld      d, (hl)
        ld      hl, (_armies_near)
        add     hl, de
        ld      (_armies_near), hl
        pop     de
        jr      5201$
    __endasm;
    // clang-format on
}

_Static_assert(offsetof(survey_t, force) == 2 && sizeof(survey_t) == 8, "where add_force adds");

/* Adds the armies that can leave to everything that can be attacked: 16 NOPs for each bit up to the last, and 14 for one that
 * is set. */
static void add_force(uint8_t bits, survey_t *to) __naked {
    (void)bits;
    (void)to;
    // clang-format off
    __asm
        or      a, a
        ret     Z
        ld      b, a
        ex      de, hl
        inc     hl
        inc     hl
        ld      de, (_leaving)
    5211$:
        srl     b
        jr      NC, 5212$
        ld      a, (hl)
        add     a, e
        ld      (hl), a
        inc     hl
        ld      a, (hl)
        adc     a, d
        ld      (hl), a
        dec     hl
    5212$:
        ld      a, b
        or      a, a
        ret     Z
        ld      a, l
        add     a, #8
        ld      l, a
        jr      NC, 5211$
        inc     h
        jr      5211$
    __endasm;
    // clang-format on
}

#else

static void add_force(uint8_t bits, survey_t *to) {
    for (; bits; bits >>= 1, to++)
        if (bits & 1) to->force += leaving;
}

static void look_around(uint8_t t) {
    const uint8_t *near = map_neighbours[t];
    uint8_t n, owner;
    continents = rivals = 0;
    armies_near = 0;
    for (; (n = *near) != NOWHERE; near++) {
        owner = the_view->owner[n];
        if (owner == the_view->seat) continue;
        own_near[n]++;
        if (owner == NOBODY) continue;
        rivals |= bit[owner];
        continents |= bit[continent_of[n]];
        armies_near += the_view->armies[n];
    }
}

#endif

/* The fewest armies of an own territory that is looked around. */
static uint8_t least;

/* The territories from t on that belong to one continent. */
static void survey_continent(survey_t *continent, uint8_t t, uint8_t end) {
    static uint8_t own, others, holder;
    static uint16_t against, here, *in_danger;
    const uint16_t *armies = the_view->armies + t;
    const uint8_t *owners = the_view->owner + t;
    uint8_t owner;
    survey_t *rival;
    own = others = 0;
    against = 0;
    holder = *owners;
    in_danger = danger + t;
    for (; t < end; t++) {
        owner = *owners++;
        here = *armies++;
        if (owner != holder) holder = NOBODY;
        if (owner == the_view->seat) {
            own++;
            if (here < least) {
                *in_danger++ = 0;
                continue;
            }
            look_around(t);
            *in_danger++ = armies_near;
            if (here < 2) continue;
            leaving = (uint16_t)(here - 1);
            add_force(continents, by_continent);
            add_force(rivals, by_seat);
            continue;
        }
        *in_danger++ = 0;
        if (owner == NOBODY) continue;
        others++;
        against += here;
        rival = &by_seat[owner];
        rival->armies += here;
        rival->rivals++;
    }
    continent->own = own;
    continent->rivals = others;
    continent->armies = against;
    continent->holder = holder;
}

void survey(void) {
    uint8_t c;
    least = the_view->phase == PHASE_ATTACK ? 2 : 0; /* who attacks wants to know about bases alone */
    memset(by_continent, 0, sizeof by_continent);
    memset(by_seat, 0, sizeof by_seat);
    memset(own_near, 0, sizeof own_near);
    for (c = 0; c < CONTINENTS; c++)
        survey_continent(&by_continent[c], map_first[c], map_first[c + 1]);
}
