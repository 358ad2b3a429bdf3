/* report: the output of the differential tests: two states side by side where they differ, and how often rare
 * situations occurred. */
#ifndef REPORT_H
#define REPORT_H

#include <signal.h>
#include <stdbool.h>

enum { REPORT_LINES = 80, REPORT_WIDTH = 600 };

/* A state as text, one line per subject. */
typedef char report_t[REPORT_LINES][REPORT_WIDTH];

/* Appends text to a line, as printf does; text that does not fit is cut off. */
__attribute__((format(printf, 2, 3))) void report_add(char line[REPORT_WIDTH], const char *format, ...);

/* Prints the state of the game, and the lines of the reference model beside it where they differ. */
void report_differences(report_t game, report_t model, int lines);

/* Prints one result for each situation, which must occur at least so many times (0: once), or only a remark for each if
 * none must. */
void report_seen(const long seen[], const long least[], const char *const names[], int count, bool all_must_occur);

/* Set by SIGINT or SIGTERM, from report_stop_on_signal on: a long run ends with its results so far. */
extern volatile sig_atomic_t report_stopped;
void report_stop_on_signal(void);

/* What a run has compared, in the words that tests/lib/differential/soak adds up. */
void report_total(long seed, long plies, long games, long differences);

#endif
