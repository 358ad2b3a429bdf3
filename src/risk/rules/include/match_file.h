/* What is kept of a game on a disc: the table, who plays, and what the screens remember of it, one behind the other in the envelope of
 * src/save. Every compiler lays the same bytes, but for padding at the end.
 */
#ifndef MATCH_FILE_H
#define MATCH_FILE_H

#include "save_format.h"
#include "risk.h"
#include "seat.h"

#define LOG_ENTRIES 10
#define DICE_FACES  6
enum { DICE_ATTACK, DICE_DEFEND, DICE_SIDES };

typedef struct {
    risk_event_t log[LOG_ENTRIES];         /* the last things that happened, the oldest first, */
    uint16_t dice[DICE_SIDES][DICE_FACES]; /* how often each face was thrown, */
    risk_move_t advised;                   /* the machine's last move, which may go on, */
    uint8_t logged;                        /* entries of the log, */
    uint8_t base, target;                  /* a person's attack that may go on, or NOWHERE */
} match_memory_t;
#define MATCH_MEMORY_BYTES (8 * LOG_ENTRIES + 2 * DICE_SIDES * DICE_FACES + 6 + 3)

typedef struct {
    risk_t game;
    seat_t seat[PLAYERS_MAX];
    match_memory_t memory;
} match_t;
#define MATCH_VERSION 3 /* 1 was a table alone, 2 had a longer log */
#define MATCH_BYTES   (RISK_BYTES + PLAYERS_MAX * (NAME_MAX + 2) + MATCH_MEMORY_BYTES)
#define MATCH_HEAD    SAVE_HEADER('R', 'M', MATCH_VERSION, MATCH_BYTES)
_Static_assert(sizeof(match_t) - MATCH_BYTES < 2, "the same bytes for every compiler, but for padding at the end");
_Static_assert(SAVE_FILE_SIZE(MATCH_BYTES) <= 512 - 128,
               "a sector with its header, which AMSDOS writes half a second sooner than two");

#endif
