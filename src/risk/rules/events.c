/* The events of a move: core_event is filled in and added to the caller's list. */
#include "core.h"

risk_event_t core_event;
risk_event_t *core_event_next;
uint8_t core_event_count;

void core_begin_events(risk_events_t *events) {
    core_event_next = events->list;
    core_event_count = 0;
}

void core_end_events(risk_events_t *events) {
    events->count = core_event_count;
}

void core_emit(uint8_t kind) {
    core_emit_for(kind, risk_game.turn);
}
