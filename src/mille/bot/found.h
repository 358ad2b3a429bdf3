/* found: a feature is on the table. */
#ifndef FOUND_H
#define FOUND_H

#include <stdint.h>

/* Adds its weight to the sum, in units of WEIGHT_UNIT points. (The tuner has a file of its own in the place of found.c, which
 * also counts.) */
extern int16_t found_sum;
void found(uint8_t place, uint16_t group);

#endif
