/* z80_side: the functions of the lockstep test on the Z80. The host finds them and their variables by symbol. */
#ifndef Z80_SIDE_H
#define Z80_SIDE_H

#include "risk.h"

typedef struct {
    uint32_t seed, games;
    uint8_t players, options, player;
} lockstep_job_t;

void run_job(void);     /* job → tally */
void run_choices(void); /* risk_game → mask */
void run_targets(void); /* risk_game, move.a → mask */
void run_numbers(void); /* risk_game, move.a → range */
void run_apply(void);   /* risk_game, move → risk_game, events, reason */

#endif
