/* The part of the lockstep test that SDCC compiles: the PC writes a job or a move into memory, calls, and reads the
 * result. */
#include "selfplay.h"
#include "z80_side.h"

lockstep_job_t job;
selfplay_t tally;

mille_move_t move;
mille_legal_t legal;
mille_events_t events;
mille_sheet_t sheets[TEAMS_MAX];
uint8_t reason;

void run_job(void) {
    selfplay(&tally, job.rules, job.players, job.matches, job.seed);
}

void run_legal(void) {
    mille_legal(&legal);
}

void run_apply(void) {
    reason = mille_apply(&move, &events);
}

void run_score(void) {
    uint8_t team;
    for (team = 0; team < mille_game.teams; team++)
        mille_score(team, &sheets[team]);
}
