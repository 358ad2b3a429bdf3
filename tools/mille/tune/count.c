/* Adds up and lists: stands in for src/mille/bot/found.c. */
#include <assert.h>
#include "count.h"
#include "found.h"

int16_t found_sum;
uint16_t *count_list;
int count_length, count_quarters;

void found(uint8_t place, uint16_t group) {
    found_sum = (int16_t)(found_sum + weights[group + place]);
    if (!count_list) return;
    assert(count_length < COUNT_MAX);
    count_list[count_length++] = (uint16_t)((group + place) | count_quarters << 12);
}
