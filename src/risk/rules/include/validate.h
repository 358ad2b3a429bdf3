/* validate: is the current game one that risk_new and risk_apply can lead to? For files that another program may have
 * written. On the PC only; the CPC trusts a file with a correct checksum.
 *
 *     if (risk_validate() != VALID) refuse the file
 */
#ifndef VALIDATE_H
#define VALIDATE_H

#include "risk.h"

/* A game that is VALID can be played to its end. */
typedef enum {
    VALID,
    INVALID_PLAYERS, /* no such number of players, seat, phase or option */
    INVALID_CARDS,   /* a card where it cannot be, or a hand too long */
    INVALID_OWNERS,  /* a territory held by nobody, by an eliminated seat, or out of turn in the set-up */
    INVALID_ARMIES,  /* too many or too few armies somewhere */
    INVALID_TURN,    /* a phase that does not fit the board */
    INVALID_SEATS,   /* of a match file: no such kind of player, or a name that is empty or has no end */
    INVALID_LOG,     /* of a match file: a log, a last move or a battle that cannot be */
    INVALID_KINDS
} risk_invalid_t;

risk_invalid_t risk_validate(void);

#endif
