/* Judges a game or a match that came from elsewhere. For PCs: a CPC trusts the version and the checksum of its saves. */
#ifndef FAULT_H
#define FAULT_H

#include "mille.h"

/* What is impossible about a game; FAULT_NONE for every game that mille_new and mille_apply can lead to. A game without
 * fault can be played on to its end. */
typedef enum {
    FAULT_NONE,
    FAULT_PLAYERS, /* no such rulebook, or not for so many players */
    FAULT_CARDS,   /* a card missing, there twice, or where it cannot be */
    FAULT_HANDS,   /* a hand that is too long or too short */
    FAULT_PILES,   /* a pile, safety or distance that cannot lie there */
    FAULT_TURN,    /* a phase that does not fit the table */
    FAULT_POINTS,  /* match points out of range */
    FAULT_SEATS,   /* of a saved match: a seat that nobody can have, a name without end or letters */
    FAULT_PLAYS    /* of a saved match: a log of plays that cannot have been made */
} mille_fault_t;

mille_fault_t mille_fault(const mille_t *game);

#endif
