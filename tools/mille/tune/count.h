/* The tuner's own found.c: a feature found is not only added up but also counted. */
#ifndef COUNT_H
#define COUNT_H

#include "weights.h"

extern double *count_times; /* where features are counted, FEATURES of them, or NULL */
extern double count_factor; /* how much one counts */

#endif
