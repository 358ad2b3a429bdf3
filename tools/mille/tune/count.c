/* Adds up and lists features: linked in place of src/mille/bot/accumulate.c. */
#include <assert.h>
#include "count.h"
#include "accumulate.h"

int16_t accumulate_sum;
uint16_t *count_list;
int count_length, count_quarters;

void accumulate(uint8_t place, uint16_t group) {
    accumulate_sum = (int16_t)(accumulate_sum + weights[group + place]);
    if (!count_list) return;
    assert(count_length < COUNT_MAX);
    count_list[count_length++] = (uint16_t)((group + place) | count_quarters << 12);
}
