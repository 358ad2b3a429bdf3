/* match: the game being played, which is risk_table, and who looks at it. */
#ifndef MATCH_H
#define MATCH_H

#include "risk.h"
#include "video.h"

extern uint8_t match_people; /* persons at this machine; 0 in a demonstration */
extern uint8_t match_skip;   /* 1: what happens until a person is asked is not waited for */

/* What is remembered of the game besides risk_table, and kept on the disc with it. Every compiler lays the same bytes, but for
 * padding at the end. */
#define LOG_ENTRIES 11
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
_Static_assert(sizeof(match_memory_t) - MATCH_MEMORY_BYTES < 2, "the same bytes for every compiler");
extern match_memory_t match_memory;

/* A new game: nothing is remembered. */
void match_forget(void);

/* Lines of text around the board, or around cards. */
extern const uint8_t *const match_zones[VIDEO_ZONES];

uint8_t match_is_person(uint8_t seat);

/* The board and the lines around it, from the beginning: after a page was shown over it. */
void match_draw(void);

/* A board without armies; no game is being played. */
void match_draw_empty(void);

/* The first line: whose turn it is; and the plates of the seats, each with its number of territories. */
void match_draw_head(void);
void match_draw_seats(void);

/* The line below the board. */
void match_below(const char *text);

#endif
