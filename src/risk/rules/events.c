/* Events: four to ten of them tell what a move did, so the Z80 adds one to the list in its own words. */
#include <string.h>
#include "core.h"

risk_event_t core_event;
static risk_event_t *place; /* in the list, for the next event */
static uint8_t said;        /* events in the list */

void core_begin_events(risk_events_t *events) {
    place = events->list;
    said = 0;
}

void core_end_events(risk_events_t *events) {
    events->count = said;
}

#ifdef __SDCC

/* 92 NOPs. */
void core_emit_for(uint8_t kind, uint8_t seat) __naked {
    (void)kind;
    (void)seat;
    // clang-format off
    __asm
        ld      h, l
        ld      l, a
        ld      (_core_event), hl
        ld      de, (_place)
        ld      hl, #_core_event
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
        ld      (_core_event + 2), hl
        ld      (_core_event + 4), hl
        ld      (_core_event + 6), hl
        ld      hl, #_said
        inc     (hl)
        ret
    __endasm;
    // clang-format on
}

#else

void core_emit_for(uint8_t kind, uint8_t seat) {
    core_event.kind = kind;
    core_event.seat = seat;
    *place++ = core_event;
    memset(&core_event, 0, sizeof core_event);
    said++;
}

#endif

void core_emit(uint8_t kind) {
    core_emit_for(kind, the_game->turn);
}
