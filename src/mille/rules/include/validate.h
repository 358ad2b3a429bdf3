/* validate: checks a game or a match that another program may have written. PC only: a CPC trusts the version and the
 * checksum of its saves. */
#ifndef VALIDATE_H
#define VALIDATE_H

#include "mille.h"

/* The reason why a game is invalid; VALID for every game that mille_new and mille_apply can lead to. A valid game can
 * be played to its end. */
typedef enum {
    VALID,
    INVALID_PLAYERS, /* no such rulebook, or not for so many players */
    INVALID_CARDS,   /* a card is missing, duplicated or in an impossible place */
    INVALID_HANDS,   /* a hand that is too long or too short */
    INVALID_PILES,   /* a pile, safety or distance that cannot lie there */
    INVALID_TURN,    /* a phase that does not fit the table */
    INVALID_POINTS,  /* match points out of range */
    INVALID_SEATS,   /* of a saved match: an unknown kind of seat, an empty or unterminated name */
    INVALID_PLAYS    /* of a saved match: a history of plays that cannot have been made */
} mille_invalid_t;

/* Checks the current game. */
mille_invalid_t mille_validate(void);

#endif
