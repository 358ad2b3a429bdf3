/* match: the game being played, which is risk_table, and who looks at it. */
#ifndef BOARD_H
#define BOARD_H

#include "match_file.h"
#include "video.h"

extern uint8_t hotseat_people; /* persons at this machine; 0 in a demonstration */
extern uint8_t match_skip;     /* 1: what happens until a person is asked is not waited for */

/* What is remembered of the game besides risk_table, and kept on the disc with it. */
extern match_memory_t match_memory;

/* A new game: nothing is remembered. */
void board_forget(void);

/* Lines of text around the board, or around cards. */
extern const uint8_t *const board_zones[VIDEO_ZONES];

uint8_t hotseat_is_person(uint8_t seat);

/* The board and the lines around it, from the beginning: after a page was shown over it. */
void board_draw(void);

/* No game is being played: the board has neither owners nor armies. */
void board_clear(void);

/* The first line: whose turn it is; and the plates of the seats, each with its number of territories. */
void board_draw_head(void);
void board_draw_seats(void);

/* The line below the board. */
void board_below(const char *text);

#endif
