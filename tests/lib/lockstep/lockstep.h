/* The rules of a game as both compilers made them, side by side: what is alike for every game.
 *
 * A game's z80_side.c has run_job (job → tally) and run_apply (its table and move → table, events, reason) for the host to
 * call. A test plays the same here and there:
 *
 *     lockstep_put(rig, &layout, "risk_game", &game, &move);
 *     reason = risk_apply(&game, &move, &events);
 *     good = lockstep_applied(rig, &layout, "risk_game", "run_apply", &game, &events, reason);
 */
#ifndef LOCKSTEP_H
#define LOCKSTEP_H

#include <stdbool.h>
#include "z80_harness.h"

/* How a game lays out what is compared. */
typedef struct {
    size_t game, move;         /* bytes */
    size_t events;             /* bytes of a full list, … */
    size_t list, event, count; /* … where its first one stands, the bytes of one, where the number of them stands */
} lockstep_layout_t;

/* Are there the same bytes behind a symbol? */
bool lockstep_same(z80_harness_t *harness, const char *symbol, const void *here, size_t bytes);

/* Has the job there the same tally as here? */
bool lockstep_same_tally(z80_harness_t *harness, const void *job, size_t job_bytes, const void *here, size_t bytes);

/* Lays a game and a move down there; then, when the move is made here, makes it there: the same game, events and reason? */
void lockstep_put(z80_harness_t *harness, const lockstep_layout_t *layout, const char *table, const void *game,
                  const void *move);
bool lockstep_applied(z80_harness_t *harness, const lockstep_layout_t *layout, const char *table, const char *routine,
                      const void *game, const void *events, int reason);

/* The main of a test: opens the program that is named on the command line, and closes the report. */
int lockstep_test(int argc, char **argv, void (*run)(z80_harness_t *harness));

/* The main of a bench, PROGRAM OBJECT.rel…: the bytes of a game and of its code, and what is measured. */
typedef struct {
    const char *name;
    size_t state_bytes;
    unsigned code_limit;
    void (*run)(z80_harness_t *harness);
} lockstep_bench_t;
int lockstep_bench(int argc, char **argv, const lockstep_bench_t *bench);

#endif
