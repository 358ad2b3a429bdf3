/* What becomes of a feature that is found: its weight counts. */
#include "found.h"
#include "weights.h"

int16_t found_sum;

void found(uint8_t place, uint16_t group) {
    found_sum += weights[group + place];
}
