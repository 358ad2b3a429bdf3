/* Events: four to ten of them tell what a move did, so the Z80 adds one to the list in its own words. */
#include <string.h>
#include "core.h"

risk_event_t the_event;
static risk_event_t *place; /* in the list, for the next event */
static uint8_t said;        /* events in the list */

void core_say_to(risk_events_t *events) {
    place = events->list;
    said = 0;
}

void core_said(risk_events_t *events) {
    events->count = said;
}

#ifdef __SDCC

/* 92 NOPs. */
void core_say_of(uint8_t kind, uint8_t seat) __naked {
    (void)kind;
    (void)seat;
    // clang-format off
    __asm
        ld      h, l
        ld      l, a
        ld      (_the_event), hl
        ld      de, (_place)
        ld      hl, #_the_event
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ld      (_place), de
        ld      hl, #0
        ld      (_the_event + 2), hl
        ld      (_the_event + 4), hl
        ld      (_the_event + 6), hl
        ld      hl, #_said
        inc     (hl)
        ret
    __endasm;
    // clang-format on
}

#else

void core_say_of(uint8_t kind, uint8_t seat) {
    the_event.kind = kind;
    the_event.seat = seat;
    *place++ = the_event;
    memset(&the_event, 0, sizeof the_event);
    said++;
}

#endif

void core_say(uint8_t kind) {
    core_say_of(kind, the_game->turn);
}
