/* Judges a game or a match that came from elsewhere. For PCs: a CPC trusts the version and the checksum of its saves. */
#ifndef VALIDATE_H
#define VALIDATE_H

#include "mille.h"

/* What is impossible about a game; VALID for every game that mille_new and mille_apply can lead to. A game without
 * fault can be played on to its end. */
typedef enum {
    VALID,
    INVALID_PLAYERS, /* no such rulebook, or not for so many players */
    INVALID_CARDS,   /* a card missing, there twice, or where it cannot be */
    INVALID_HANDS,   /* a hand that is too long or too short */
    INVALID_PILES,   /* a pile, safety or distance that cannot lie there */
    INVALID_TURN,    /* a phase that does not fit the table */
    INVALID_POINTS,  /* match points out of range */
    INVALID_SEATS,   /* of a saved match: a seat that nobody can have, a name without end or letters */
    INVALID_PLAYS    /* of a saved match: a log of plays that cannot have been made */
} mille_invalid_t;

mille_invalid_t mille_validate(const mille_t *game);

#endif
