/* Adds an event to the list: the C twin of cpc/core_emit_for.s. */
#include <string.h>
#include "core.h"

/* The fields are read one by one, as they were written: a processor waits if it reads eight bytes at once that were
 * written singly just before. */
void core_emit_for(uint8_t kind, uint8_t seat) {
    const volatile risk_event_t *made = &core_event;
    risk_event_t *event = core_event_next++;
    event->kind = kind;
    event->seat = seat;
    event->a = made->a;
    event->b = made->b;
    event->c = made->c;
    event->d = made->d;
    event->n = made->n;
    memset(&core_event, 0, sizeof core_event);
    core_event_count++;
}
