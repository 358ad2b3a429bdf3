/* What the followers of all games print: two tables beside each other where they differ, and how often seldom things
 * have happened.
 */
#ifndef REPORT_H
#define REPORT_H

#include <stdbool.h>

enum { REPORT_LINES = 80, REPORT_WIDTH = 600 };

/* A table in words, one line a subject. */
typedef char report_t[REPORT_LINES][REPORT_WIDTH];

/* Adds words to the end of a line, as printf makes them; what does not fit is cut off. */
__attribute__((format(printf, 2, 3))) void report_add(char line[REPORT_WIDTH], const char *format, ...);

/* Prints the game's table, and the referee's lines beside it where they differ. */
void report_differences(report_t game, report_t referee, int lines);

/* One result for each thing that must have been seen; or, if nothing must, a remark for each. */
void report_seen(const long seen[], const char *const names[], int count, bool all_must_occur);

#endif
