/* found: a feature is on the table. */
#ifndef ACCUMULATE_H
#define ACCUMULATE_H

#include <stdint.h>

/* Adds its weight to the sum, in units of WEIGHT_UNIT points. (The tuner has a file of its own in the place of accumulate.c, which
 * also counts.) */
extern int16_t accumulate_sum;
void accumulate(uint8_t place, uint16_t group);

#endif
