/* What the Z80 is asked to do in the lockstep; the host pokes these by their symbols. */
#ifndef Z80_SIDE_H
#define Z80_SIDE_H

#include "mille.h"

typedef struct {
    uint32_t seed, matches;
    uint8_t rules, players;
} lockstep_job_t;

void run_job(void);   /* job → tally */
void run_legal(void); /* game → legal */
void run_apply(void); /* game, move → game, events, reason */
void run_score(void); /* game → sheets */

#endif
