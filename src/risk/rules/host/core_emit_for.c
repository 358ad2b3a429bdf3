/* Adds an event to the list: the C twin of cpc/core_emit_for.s. */
#include <string.h>
#include "core.h"

void core_emit_for(uint8_t kind, uint8_t seat) {
    core_event.kind = kind;
    core_event.seat = seat;
    *core_event_next++ = core_event;
    memset(&core_event, 0, sizeof core_event);
    core_event_count++;
}
