/* hall: the quickest victories of somebody at this machine. kept.c has them on the disc. */
#ifndef HALL_H
#define HALL_H

#include "match_file.h"

#define HALL_ROWS 5

typedef struct {
    char name[NAME_MAX + 1];
    uint16_t rounds; /* 0: nobody yet */
    uint8_t players;
    uint8_t level; /* SEAT_… of the strongest rival */
} hall_t;

extern hall_t hall[HALL_ROWS]; /* the best first */

/* The page, until a key is pressed, with a row under the bar; HALL_ROWS: none. */
void hall_show(uint8_t barred);

/* If the game was won by somebody here and is among the quickest: enters it. The row it got; HALL_ROWS: none. */
uint8_t hall_enter(void);

#endif
