/* match_file: a match as bytes on a disc: the game, its players, and what the screens remember of it.
 *
 *     uint8_t bytes[SAVE_BYTES];
 *     match_file_write(&match, bytes);
 *     if (match_file_read(&match, bytes, SAVE_BYTES) != FILE_OK) report it, the match is unchanged
 *
 * The bytes are those of match_t in the format of src/save. The functions are for the PC; the CPC writes the same parts
 * from where they are (ui/save_match.c) and trusts the checksum.
 */
#ifndef MATCH_FILE_H
#define MATCH_FILE_H

#include "save_format.h"
#include "seat.h"
#include "validate.h"

#define LOG_ENTRIES 10
#define DICE_FACES  6
enum { DICE_ATTACK, DICE_DEFEND, DICE_SIDES };

typedef struct {
    risk_event_t log[LOG_ENTRIES];         /* the last events that have a text, the oldest first */
    uint16_t dice[DICE_SIDES][DICE_FACES]; /* how often each face was thrown */
    risk_move_t advised;                   /* the last move of a machine player, which may continue */
    uint8_t logged;                        /* entries of the log */
    uint8_t base, target;                  /* a person's attack that may continue, or NOWHERE */
} match_memory_t;
#define MATCH_MEMORY_BYTES (8 * LOG_ENTRIES + 2 * DICE_SIDES * DICE_FACES + 6 + 3)

typedef struct {
    risk_t game;
    seat_t seat[PLAYERS_MAX];
    match_memory_t memory;
} match_t;

#define MATCH_VERSION 3 /* 1: the game alone; 2: a longer log */
#define MATCH_BYTES   (RISK_BYTES + PLAYERS_MAX * (NAME_MAX + 2) + MATCH_MEMORY_BYTES)
#define MATCH_HEAD    SAVE_HEADER('R', 'M', MATCH_VERSION, MATCH_BYTES)
#define SAVE_BYTES    SAVE_FILE_SIZE(MATCH_BYTES)
_Static_assert(sizeof(match_t) - MATCH_BYTES < 2, "the same bytes for every compiler, but for padding at the end");
_Static_assert(SAVE_BYTES <= 512 - 128, "one sector with the AMSDOS header, written half a second faster than two");

void match_file_write(const match_t *match, uint8_t *bytes);

/* Anything but FILE_OK leaves the match unchanged. */
file_status_t match_file_read(match_t *match, const uint8_t *bytes, uint16_t count);

/* The first thing that is impossible about a match. */
risk_invalid_t match_file_validate(const match_t *match);

#endif
