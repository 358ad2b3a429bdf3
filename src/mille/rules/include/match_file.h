/* match_file: a match as bytes on a disc: the game, its seats, and the last plays for the history page.
 *
 *     uint8_t bytes[SAVE_BYTES];
 *     match_file_write(&match, bytes);
 *     if (match_file_read(&match, bytes, SAVE_BYTES) != FILE_OK) print an error; the match is unchanged
 *
 * The bytes are those of match_t in the format of src/save. These functions are for the PC; on the CPC the game writes
 * and reads the parts of match_t directly (ui/save_match.c) and trusts the checksum.
 */
#ifndef MATCH_FILE_H
#define MATCH_FILE_H

#include "save_format.h"
#include "validate.h"
#include "seat.h"

#define PLAYS_KEPT 10

/* The last plays of the hand: EVENT_PLAY, EVENT_DISCARD and EVENT_COUP, oldest first. */
typedef struct {
    uint8_t count;
    mille_event_t list[PLAYS_KEPT];
} plays_t;

typedef struct {
    mille_t game;
    seat_t seat[PLAYERS_MAX];
    plays_t plays;
} match_t;

#define MATCH_VERSION 1
#define MATCH_BYTES   (MILLE_BYTES + 6 * 9 + 1 + 10 * 5)
#define MATCH_HEAD    SAVE_HEADER('1', 'M', MATCH_VERSION, MATCH_BYTES)
#define SAVE_BYTES    SAVE_FILE_SIZE(MATCH_BYTES)
_Static_assert(sizeof(match_t) - MATCH_BYTES < 4, "the same bytes for every compiler, but for padding at the end");

void match_file_write(const match_t *match, uint8_t *bytes);

/* On any status but FILE_OK the match is unchanged. */
file_status_t match_file_read(match_t *match, const uint8_t *bytes, uint16_t count);

/* The reason why a match is invalid. */
mille_invalid_t match_file_validate(const match_t *match);

#endif
