/* Writing, reading and validating a match as bytes. */
#include "match_file.h"
#include <stdbool.h>
#include <string.h>

static const uint8_t head[] = MATCH_HEAD;

void match_file_write(const match_t *match, uint8_t *bytes) {
    memcpy(bytes + SAVE_HEADER_SIZE, match, MATCH_BYTES);
    save_format_wrap(bytes, head);
}

/* A name is one to seven letters; the bytes after its end may be anything. */
static bool seats_are_valid(const match_t *match) {
    for (int i = 0; i < PLAYERS_MAX; i++) {
        const seat_t *seat = &match->seat[i];
        if (seat->kind >= SEAT_KINDS || !seat->name[0] || !memchr(seat->name, 0, sizeof seat->name)) return false;
    }
    return true;
}

/* All that the screens look up in tables is within them. */
static bool memory_is_valid(const match_memory_t *memory) {
    if (memory->logged > LOG_ENTRIES || memory->advised.verb >= RISK_VERBS) return false;
    if (memory->base != NOWHERE && (memory->base >= TERRITORIES || memory->target >= TERRITORIES)) return false;
    for (int i = 0; i < memory->logged; i++) {
        const risk_event_t *event = memory->log + i;
        if (event->kind >= EVENT_KINDS || event->seat >= PLAYERS_MAX || event->a >= CARDS || event->b >= CARDS)
            return false;
    }
    return true;
}

risk_invalid_t match_file_validate(const match_t *match) {
    risk_t game = match->game;
    risk_swap(&game);
    risk_invalid_t invalid = risk_validate();
    risk_swap(&game);
    if (invalid != VALID) return invalid;
    if (!seats_are_valid(match)) return INVALID_SEATS;
    return memory_is_valid(&match->memory) ? VALID : INVALID_LOG;
}

file_status_t match_file_read(match_t *match, const uint8_t *bytes, uint16_t count) {
    match_t read;
    file_status_t status = save_format_validate(bytes, count, head);
    if (status != FILE_OK) return status;
    memcpy(&read, bytes + SAVE_HEADER_SIZE, MATCH_BYTES);
    if (match_file_validate(&read) != VALID) return SAVE_IMPOSSIBLE;
    memcpy(match, &read, MATCH_BYTES);
    return FILE_OK;
}
