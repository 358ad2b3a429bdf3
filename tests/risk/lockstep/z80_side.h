/* What the Z80 is asked to do in the lockstep; the host pokes these by their symbols. The game is risk_table. */
#ifndef Z80_SIDE_H
#define Z80_SIDE_H

#include "save.h"

typedef struct {
    uint32_t seed, games;
    uint8_t players, options, player;
} lockstep_job_t;

void run_job(void);       /* job → tally */
void run_choices(void);   /* risk_table → mask */
void run_targets(void);   /* risk_table, move.a → mask */
void run_numbers(void);   /* risk_table, move.a → range */
void run_apply(void);     /* risk_table, move → risk_table, events, reason */
void run_elsewhere(void); /* other, move → other, events, reason: a game that does not lie on the table */
void run_save(void);      /* risk_table → bytes → other, result */

#endif
