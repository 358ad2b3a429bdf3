/* count: the tuner's version of accumulate.c: a feature found is added up and listed. */
#ifndef COUNT_H
#define COUNT_H

#include "weights.h"

/* An item of the list: the number of a feature, and for a rival's the quarters it counts against us; 0: it counts for
 * us. */
#define COUNT_FEATURE(item)  ((item)&0xfff)
#define COUNT_QUARTERS(item) ((item) >> 12)
#define COUNT_TIMES(item)    (COUNT_QUARTERS(item) ? -0.25 * COUNT_QUARTERS(item) : 1.0)
_Static_assert(FEATURES <= 0x1000, "a feature's number has 12 bits");

enum { COUNT_MAX = 300 };
extern uint16_t *count_list; /* where features are listed, COUNT_MAX at most, or NULL */
extern int count_length, count_quarters;

#endif
