/* lockstep: runs the rules of a game as both compilers built them side by side.
 *
 * A game's z80_side.c has run_job (job → tally) and run_apply (game and move → game, events, reason) for the host to
 * call. A test makes the same move on both sides:
 *
 *     lockstep_put(harness, &layout, "risk_game", &risk_game, &move);
 *     reason = risk_apply(&move, &events);
 *     good = lockstep_applied(harness, &layout, "risk_game", "run_apply", &risk_game, &events, reason);
 */
#ifndef LOCKSTEP_H
#define LOCKSTEP_H

#include <stdbool.h>
#include "z80_harness.h"

/* The layout of a game's structs. */
typedef struct {
    size_t game, move;         /* bytes */
    size_t events;             /* bytes of a full list, … */
    size_t list, event, count; /* … offset of its first event, bytes of one, offset of their number */
} lockstep_layout_t;

/* Whether the bytes at a symbol of the Z80 are equal. */
bool lockstep_same(z80_harness_t *harness, const char *symbol, const void *here, size_t bytes);

/* Whether the job gives the same tally on the Z80. */
bool lockstep_same_tally(z80_harness_t *harness, const void *job, size_t job_bytes, const void *here, size_t bytes);

/* Writes a game and a move to the Z80; after the move was made here, makes it there and compares game, events and
 * reason. */
void lockstep_put(z80_harness_t *harness, const lockstep_layout_t *layout, const char *table, const void *game,
                  const void *move);
bool lockstep_applied(z80_harness_t *harness, const lockstep_layout_t *layout, const char *table, const char *routine,
                      const void *game, const void *events, int reason);

/* main() of a test: opens the program named on the command line, runs the test and prints the result. */
int lockstep_test(int argc, char **argv, void (*run)(z80_harness_t *harness));

/* main() of a bench, PROGRAM CODE_BYTES: prints the bytes of a game and of its code, and runs the measurements. */
typedef struct {
    const char *name;
    size_t state_bytes;
    unsigned code_limit;
    void (*run)(z80_harness_t *harness);
} lockstep_bench_t;
int lockstep_bench(int argc, char **argv, const lockstep_bench_t *bench);

#endif
