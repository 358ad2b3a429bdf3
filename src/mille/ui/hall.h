/* hall: the best matches that somebody at this machine has won, by points. kept.c has them on the disc. */
#ifndef HALL_H
#define HALL_H

#include "save.h"

#define HALL_ROWS 5

typedef struct {
    char name[NAME_MAX + 1];
    uint16_t points; /* 0: nobody yet */
    uint16_t hands;
    uint8_t rules; /* RULES_… */
    uint8_t level; /* SEAT_…: the rival who sat next to the winner */
} hall_t;

extern hall_t hall[HALL_ROWS]; /* the best first */

/* The page, until a key is pressed, with a row under the bar; HALL_ROWS: none. */
void hall_show(uint8_t barred);

/* Enters the match if somebody here has won it and it is among the best: its row, or HALL_ROWS. */
uint8_t hall_enter(void);

#endif
