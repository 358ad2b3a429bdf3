/* Prints the reports of differential tests. */
#include "report.h"
#include "tap.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void report_add(char line[REPORT_WIDTH], const char *format, ...) {
    size_t used = strlen(line);
    va_list words;
    va_start(words, format);
    vsnprintf(line + used, REPORT_WIDTH - used, format, words);
    va_end(words);
}

void report_differences(report_t game, report_t model, int lines) {
    printf("# the state (< the game, > the reference model, where they differ):\n");
    for (int i = 0; i < lines; i++) {
        bool same = strcmp(game[i], model[i]) == 0;
        printf("# %c %s\n", same ? ' ' : '<', game[i]);
        if (!same) printf("# > %s\n", model[i]);
    }
}

void report_seen(const long seen[], const long least[], const char *const names[], int count, bool all_must_occur) {
    for (int i = 0; i < count; i++) {
        if (all_must_occur)
            ok(seen[i] > 0 && seen[i] >= least[i], "seen %ld times, at least %ld: %s", seen[i], least[i] ? least[i] : 1,
               names[i]);
        else
            printf("# seen %ld times: %s\n", seen[i], names[i]);
    }
}

volatile sig_atomic_t report_stopped;

static void stop(int signal_number) {
    (void)signal_number;
    report_stopped = 1;
}

void report_stop_on_signal(void) {
    signal(SIGINT, stop);
    signal(SIGTERM, stop);
}

void report_total(long seed, long plies, long games, long differences) {
    printf("# seed %ld: %ld plies of %ld games compared, %ld differences\n", seed, plies, games, differences);
}
