/* Is this a game that can be? A save that something else wrote must not lead to armies out of nowhere, hands that overflow,
 * or a turn that never ends. It takes a PC's room; the CPC trusts what bears a fitting checksum. */
#ifndef VALIDATE_H
#define VALIDATE_H

#include "save.h"

/* What is impossible about a game; VALID for every game that risk_new and risk_apply can lead to. A game without
 * fault can be played on to its end. */
typedef enum {
    VALID,
    INVALID_PLAYERS, /* no such number of players, seat, phase or option */
    INVALID_CARDS,   /* a card where it cannot be, or a hand too long */
    INVALID_OWNERS,  /* a territory that is held by nobody, by somebody who is out, or out of turn in the set-up */
    INVALID_ARMIES,  /* too many or too few armies somewhere */
    INVALID_TURN     /* a phase that does not fit the table */
} risk_invalid_t;

risk_invalid_t risk_validate(const risk_t *game);

/* save_read, and SAVE_IMPOSSIBLE for a game with a fault. */
file_status_t save_read_strict(risk_t *game, const uint8_t *bytes, uint16_t count);

#endif
