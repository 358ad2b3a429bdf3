/* A player who sits at the keys of the PC build: for every decision of a person it has a move in mind, and presses
 * what the screen asks for until the game makes that move. The linker gives it the functions named in PLAYER_WRAPS (see
 * build.mk): so it knows which question is on the screen, and the keys it presses are all the game gets.
 */
#ifndef PLAYER_H
#define PLAYER_H

#include <stdint.h>
#include "mille.h"

typedef struct {
    uint32_t frames, moves; /* frames shown, moves made */
    uint32_t alerts;        /* illegal choices tried on purpose */
    uint32_t helps;         /* times the log or an advice was asked for */
    int ended;              /* the match is over */
    char problem[200];      /* the first thing that was not as it should be; empty: nothing */
} player_report_t;

extern player_report_t player_report;

/* Forgets everything; `seed` makes its choices. */
void player_begin(uint32_t seed);

#endif
