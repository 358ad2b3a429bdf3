/* Is it chance? Cells are counted and compared with what is expected, by chi-square.
 *
 *     count_clear(&count, 6);
 *     for (…) count.seen[die - 1]++;
 *     fair = fabs(count_deviation(&count)) < COUNT_LIMIT;
 *
 * With fixed seeds the result is always the same.
 */
#ifndef COUNT_H
#define COUNT_H

enum { COUNT_CELLS = 2048 };

/* Beyond this many standard deviations chance does not go: once in a million counts. */
#define COUNT_LIMIT 4.75

typedef struct {
    long seen[COUNT_CELLS];
    double chance[COUNT_CELLS]; /* of each cell; all alike if the first is 0 */
    double variance;            /* of the cells, 1 for those of single draws */
    double degrees;             /* of freedom: one less than there are cells, if nothing else ties them */
    int cells;
} count_t;

void count_clear(count_t *count, int cells);

/* How many standard deviations the chi-square of these cells is from its mean (Wilson and Hilferty's cube root). */
double count_deviation(const count_t *count);

#endif
