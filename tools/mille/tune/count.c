/* Adds up and counts: stands in for src/mille/bot/found.c. */
#include "count.h"
#include "found.h"

int16_t found_sum;
double *count_times, count_factor;

void found(uint8_t place, uint16_t group) {
    found_sum = (int16_t)(found_sum + weights[group + place]);
    if (count_times) count_times[group + place] += count_factor;
}
