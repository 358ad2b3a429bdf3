/* What becomes of a feature that is found: its weight counts. */
#include "accumulate.h"
#include "weights.h"

int16_t accumulate_sum;

void accumulate(uint8_t place, uint16_t group) {
    accumulate_sum += weights[group + place];
}
