/* The side of the lockstep that SDCC builds: the host writes a job or a move into memory, calls, and reads the result. */
#include "selfplay.h"
#include "z80_side.h"

lockstep_job_t job;
selfplay_t tally;

risk_move_t move;
risk_mask_t mask;
risk_range_t range;
risk_events_t events;
uint8_t reason;
risk_t other;
uint8_t bytes[SAVE_BYTES];
uint8_t result;

void run_job(void) {
    selfplay(&tally, job.players, job.options, job.player, job.games, job.seed);
}

void run_choices(void) {
    risk_choices(&risk_table, &mask);
}

void run_targets(void) {
    risk_targets(&risk_table, move.a, &mask);
}

void run_numbers(void) {
    risk_numbers(&risk_table, move.a, &range);
}

void run_apply(void) {
    reason = risk_apply(&risk_table, &move, &events);
}

void run_elsewhere(void) {
    reason = risk_apply(&other, &move, &events);
}

void run_save(void) {
    save_write(&risk_table, bytes);
    result = save_read(&other, bytes, SAVE_BYTES);
}
