/* Writing, reading and validating a saved match. */
#include "match_file.h"
#include <string.h>

static const uint8_t head[] = MATCH_HEAD;

void match_file_write(const match_t *match, uint8_t *bytes) {
    memcpy(bytes + SAVE_HEADER_SIZE, match, MATCH_BYTES);
    save_format_wrap(bytes, head);
}

/* A name is one to seven letters and a zero; what follows the zero may be left over from typing. */
static uint8_t seats_fit(const match_t *match) {
    uint8_t seat;
    for (seat = 0; seat < PLAYERS_MAX; seat++) {
        const seat_t *at = &match->seat[seat];
        if (at->kind >= SEAT_KINDS || !at->name[0] || !memchr(at->name, 0, sizeof at->name)) return 0;
    }
    return 1;
}

static uint8_t plays_fit(const match_t *match) {
    uint8_t i;
    if (match->plays.count > PLAYS_KEPT) return 0;
    for (i = 0; i < match->plays.count; i++) {
        const mille_event_t *play = &match->plays.list[i];
        if (play->kind != EVENT_PLAY && play->kind != EVENT_DISCARD && play->kind != EVENT_COUP) return 0;
        if (play->seat >= match->game.players || play->card >= CARD_KINDS) return 0;
        if (play->kind == EVENT_PLAY && play->value >= match->game.teams) return 0;
    }
    return 1;
}

mille_invalid_t match_file_validate(const match_t *match) {
    mille_t game = match->game;
    mille_invalid_t invalid;
    mille_swap(&game);
    invalid = mille_validate();
    mille_swap(&game);
    if (invalid != VALID) return invalid;
    if (!seats_fit(match)) return INVALID_SEATS;
    return plays_fit(match) ? VALID : INVALID_PLAYS;
}

file_status_t match_file_read(match_t *match, const uint8_t *bytes, uint16_t count) {
    match_t read;
    file_status_t result = save_format_validate(bytes, count, head);
    if (result != FILE_OK) return result;
    memcpy(&read, bytes + SAVE_HEADER_SIZE, MATCH_BYTES);
    if (match_file_validate(&read) != VALID) return SAVE_IMPOSSIBLE;
    memcpy(match, &read, MATCH_BYTES);
    return FILE_OK;
}
