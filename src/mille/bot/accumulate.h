/* accumulate: adds the weight of a feature that was found. */
#ifndef ACCUMULATE_H
#define ACCUMULATE_H

#include <stdint.h>
#include "portable.h"

/* Adds the weight to the sum, in units of WEIGHT_UNIT points. (The tuner links tools/mille/tune/count.c in place of
 * accumulate.c, which also lists the features.) */
extern int16_t accumulate_sum;
void accumulate(uint8_t place, uint16_t group) PRESERVES(b, c, iyl, iyh);

#endif
