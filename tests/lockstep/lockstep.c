/* Two machines, compared. */
#include <stdio.h>
#include <string.h>
#include "budget.h"
#include "lockstep.h"
#include "tap.h"

#define BYTES_MAX 512 /* of anything that is compared */

bool lockstep_same(rig_t *rig, const char *symbol, const void *here, size_t bytes) {
    uint8_t there[BYTES_MAX];
    if (bytes > sizeof there) tap_die("%s has more than %zu bytes", symbol, sizeof there);
    rig_read(rig, symbol, there, bytes);
    return memcmp(here, there, bytes) == 0;
}

bool lockstep_same_tally(rig_t *rig, const void *job, size_t job_bytes, const void *here, size_t bytes) {
    static const uint8_t empty[BYTES_MAX];
    rig_write(rig, "job", job, job_bytes);
    rig_write(rig, "tally", empty,
              bytes); /* after the job, whose last bytes fill a word on the PC and lie on it there */
    rig_call(rig, "run_job");
    return lockstep_same(rig, "tally", here, bytes);
}

void lockstep_put(rig_t *rig, const lockstep_layout_t *layout, const char *table, const void *game, const void *move) {
    rig_write(rig, table, game, layout->game);
    rig_write(rig, "move", move, layout->move);
}

static bool same_events(rig_t *rig, const lockstep_layout_t *layout, const uint8_t *here) {
    uint8_t there[BYTES_MAX], count = here[layout->count];
    rig_read(rig, "events", there, layout->events);
    return there[layout->count] == count &&
           memcmp(here + layout->list, there + layout->list, count * layout->event) == 0;
}

bool lockstep_applied(rig_t *rig, const lockstep_layout_t *layout, const char *table, const char *routine,
                      const void *game, const void *events, int reason) {
    uint8_t reason_here = (uint8_t)reason;
    rig_call(rig, routine);
    return lockstep_same(rig, "reason", &reason_here, 1) && lockstep_same(rig, table, game, layout->game) &&
           same_events(rig, layout, events);
}

int lockstep_test(int argc, char **argv, void (*run)(rig_t *rig)) {
    rig_t rig;
    if (argc != 2) {
        fprintf(stderr, "usage: lockstep_test PROGRAM, without the ending .ihx\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    rig_open(&rig, argv[1]);
    run(&rig);
    rig_close(&rig);
    return tap_done();
}

int lockstep_bench(int argc, char **argv, const lockstep_bench_t *bench) {
    rig_t rig;
    if (argc < 3) {
        fprintf(stderr, "usage: bench PROGRAM OBJECT.rel…\n");
        return 2;
    }
    budget_line(bench->name, "-state-bytes", bench->state_bytes, 256);
    budget_line(bench->name, "-code-bytes", budget_code_bytes(argv + 2, argc - 2), bench->code_limit);
    rig_open(&rig, argv[1]);
    bench->run(&rig);
    rig_close(&rig);
    return 0;
}
