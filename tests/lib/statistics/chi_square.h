/* chi_square: compares counts with their expected values.
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

/* A fair generator exceeds this many standard deviations once in a million counts. */
#define COUNT_LIMIT 4.75

typedef struct {
    long seen[COUNT_CELLS];
    double probability[COUNT_CELLS]; /* of each cell; if the first is 0, all are equal */
    double variance;                 /* of the cells, 1 for those of single draws */
    double degrees; /* degrees of freedom: one less than the number of cells, unless they depend on each other */
    int cells;
} count_t;

void count_clear(count_t *count, int cells);

/* Distance of chi-square from its mean in standard deviations (cube root of Wilson and Hilferty). */
double count_deviation(const count_t *count);

#endif
