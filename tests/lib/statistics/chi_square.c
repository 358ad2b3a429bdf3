/* Chi-square test. */
#include "chi_square.h"

#include <math.h>
#include <string.h>

void count_clear(count_t *count, int cells) {
    memset(count, 0, sizeof *count);
    count->variance = 1;
    count->degrees = cells - 1;
    count->cells = cells;
}

double count_deviation(const count_t *count) {
    double total = 0, chi = 0;
    for (int i = 0; i < count->cells; i++)
        total += (double)count->seen[i];
    for (int i = 0; i < count->cells; i++) {
        double expected = total * (count->probability[0] > 0 ? count->probability[i] : 1.0 / count->cells);
        chi += ((double)count->seen[i] - expected) * ((double)count->seen[i] - expected) / expected;
    }
    double spread = 2 / (9 * count->degrees);
    return (cbrt(chi / count->variance / count->degrees) - (1 - spread)) / sqrt(spread);
}
