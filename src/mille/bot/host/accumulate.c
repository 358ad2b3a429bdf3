/* The sum of the weights of all features found. */
#include "accumulate.h"
#include "weights.h"

int16_t accumulate_sum;

void accumulate(uint8_t place, uint16_t group) {
    accumulate_sum += weights[group + place];
}
