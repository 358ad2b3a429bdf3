/* Is this a game that can be? A save that something else wrote must not lead to armies out of nowhere, hands that overflow,
 * or a turn that never ends. It takes a PC's room; the CPC trusts what bears a fitting checksum. */
#ifndef FAULT_H
#define FAULT_H

#include "save.h"

/* What is impossible about a game; FAULT_NONE for every game that risk_new and risk_apply can lead to. A game without
 * fault can be played on to its end. */
typedef enum {
    FAULT_NONE,
    FAULT_PLAYERS, /* no such number of players, seat, phase or option */
    FAULT_CARDS,   /* a card where it cannot be, or a hand too long */
    FAULT_OWNERS,  /* a territory that is held by nobody, by somebody who is out, or out of turn in the set-up */
    FAULT_ARMIES,  /* too many or too few armies somewhere */
    FAULT_TURN     /* a phase that does not fit the table */
} risk_fault_t;

risk_fault_t risk_fault(const risk_t *game);

/* save_read, and SAVE_IMPOSSIBLE for a game with a fault. */
save_status_t save_read_strict(risk_t *game, const uint8_t *bytes, uint16_t count);

#endif
