/* Confidence intervals. */
#include <math.h>
#include "interval.h"

void interval_95(double share, double n, double *low, double *high) {
    const double z = 1.96;
    double middle = share + z * z / (2 * n), half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    *low = (middle - half) / (1 + z * z / n);
    *high = (middle + half) / (1 + z * z / n);
}
