/* Compares the PC and the simulated Z80. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "budget.h"
#include "lockstep.h"
#include "tap.h"

#define BYTES_MAX 512 /* maximum size of anything compared */

bool lockstep_same(z80_harness_t *harness, const char *symbol, const void *here, size_t bytes) {
    uint8_t there[BYTES_MAX];
    if (bytes > sizeof there) tap_die("%s has more than %zu bytes", symbol, sizeof there);
    z80_harness_read(harness, symbol, there, bytes);
    return memcmp(here, there, bytes) == 0;
}

bool lockstep_same_tally(z80_harness_t *harness, const void *job, size_t job_bytes, const void *here, size_t bytes) {
    static const uint8_t empty[BYTES_MAX];
    z80_harness_write(harness, "job", job, job_bytes);
    z80_harness_write(harness, "tally", empty,
                      bytes); /* after the job: its padding bytes on the PC would overwrite the tally there */
    z80_harness_call(harness, "run_job");
    return lockstep_same(harness, "tally", here, bytes);
}

void lockstep_put(z80_harness_t *harness, const lockstep_layout_t *layout, const char *table, const void *game,
                  const void *move) {
    z80_harness_write(harness, table, game, layout->game);
    z80_harness_write(harness, "move", move, layout->move);
}

static bool same_events(z80_harness_t *harness, const lockstep_layout_t *layout, const uint8_t *here) {
    uint8_t there[BYTES_MAX], count = here[layout->count];
    z80_harness_read(harness, "events", there, layout->events);
    return there[layout->count] == count &&
           memcmp(here + layout->list, there + layout->list, count * layout->event) == 0;
}

bool lockstep_applied(z80_harness_t *harness, const lockstep_layout_t *layout, const char *table, const char *routine,
                      const void *game, const void *events, int reason) {
    uint8_t reason_here = (uint8_t)reason;
    z80_harness_call(harness, routine);
    return lockstep_same(harness, "reason", &reason_here, 1) && lockstep_same(harness, table, game, layout->game) &&
           same_events(harness, layout, events);
}

int lockstep_test(int argc, char **argv, void (*run)(z80_harness_t *harness)) {
    z80_harness_t harness;
    if (argc != 2) {
        fprintf(stderr, "usage: lockstep_test PROGRAM, without the ending .ihx\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    z80_harness_open(&harness, argv[1]);
    run(&harness);
    z80_harness_close(&harness);
    return tap_done();
}

int lockstep_bench(int argc, char **argv, const lockstep_bench_t *bench) {
    z80_harness_t harness;
    if (argc < 3) {
        fprintf(stderr, "usage: bench PROGRAM CODE_BYTES\n");
        return 2;
    }
    budget_line(bench->name, "-state-bytes", bench->state_bytes, 256);
    budget_line(bench->name, "-code-bytes", strtoul(argv[2], NULL, 10), bench->code_limit);
    z80_harness_open(&harness, argv[1]);
    bench->run(&harness);
    z80_harness_close(&harness);
    return 0;
}
