/* style_numbers: what makes a style. Only the files of this folder include it. */
#ifndef STYLE_NUMBERS_H
#define STYLE_NUMBERS_H

#include "style.h"

/* The worth of a plan and the cost of its walk are on one scale: armies. */
typedef struct {
    double eliminate;      /* a rival out of the game, … */
    double loot;           /* … and for each card of the rival */
    double take;           /* a continent: for each army of its bonus */
    double break_up;       /* a rival's continent: for each army of its bonus */
    double card;           /* the first territory of a turn */
    double land;           /* any territory, for which no other reason is found */
    double duel, kill;     /* any territory of the only rival, and for each army in it */
    double leader;         /* plans against the leader are worth so many times more */
    double price;          /* of each army that a walk costs */
    double margin;         /* armies needed for each that the walk is expected to cost */
    double reserve;        /* and armies that must be left at its end, for each next to it */
    double guard;          /* armies wanted on a gate of an own continent, for each next to it */
    double patience;       /* plans other than the own continents wait for so many times the armies of the strongest */
    int keep;              /* cards in the hand before a set is handed in */
    int claim[CONTINENTS]; /* what each continent is worth when claiming and deploying */
} style_t;

extern const style_t style_table[STYLES];

#endif
