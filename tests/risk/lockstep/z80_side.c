/* The Z80 side of the lockstep test: the host writes a job or a move into memory, calls a function and reads the
 * result. */
#include "rollout.h"
#include "selfplay.h"
#include "z80_side.h"

lockstep_job_t job;
selfplay_t tally;

risk_move_t move;
risk_mask_t mask;
risk_range_t range;
risk_events_t events;
uint8_t reason;

void run_job(void) {
    selfplay(&tally, job.players, job.options, job.player, job.games, job.seed);
}

void run_choices(void) {
    risk_choices(&mask);
}

void run_targets(void) {
    risk_targets(move.a, &mask);
}

void run_numbers(void) {
    risk_numbers(move.a, &range);
}

void run_apply(void) {
    reason = risk_apply(&move, &events);
}

/* tools/risk/players.c refers to players of the PC, which no test asks for here: they would take hours. */
void rollout_think(const bot_view_t *view, int deals, random_t *random, risk_move_t *found) {
    (void)view;
    (void)deals;
    (void)random;
    (void)found;
}

int style_go_on(const bot_view_t *view, risk_move_t *found) {
    (void)view;
    (void)found;
    return 0;
}

void style_think(int style, const bot_view_t *view, risk_move_t *found) {
    (void)style;
    (void)view;
    (void)found;
}
