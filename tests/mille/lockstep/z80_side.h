/* z80_side: what the Z80 does in the lockstep test. The PC reads and writes the variables by their symbols. */
#ifndef Z80_SIDE_H
#define Z80_SIDE_H

#include "mille.h"

typedef struct {
    uint32_t seed, matches;
    uint8_t rules, players;
} lockstep_job_t;

void run_job(void);   /* job → tally */
void run_legal(void); /* mille_game → legal */
void run_apply(void); /* mille_game, move → mille_game, events, reason */
void run_score(void); /* mille_game → sheets */

#endif
