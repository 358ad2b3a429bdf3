/* Running digest: shifts, additions and exclusive ors of 16 bits, which a Z80 does in its stride. */
#include "digest.h"

void digest_events(digest_t *digest, const mille_events_t *events) {
    const uint8_t *bytes = &events->list[0].kind;
    uint8_t n = (uint8_t)(events->count * sizeof(mille_event_t));
    uint16_t low = digest->low, high = digest->high;
    for (; n; n--) {
        low = (uint16_t)(((low << 5) + low) ^ *bytes++);
        high = (uint16_t)((uint16_t)((high << 1) | (high >> 15)) + low);
    }
    digest->low = low;
    digest->high = high;
}
