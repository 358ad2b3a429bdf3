/* workers: samples taken by several processes at once. */
#ifndef WORKERS_H
#define WORKERS_H

#include "samples.h"

enum { WORKERS_MAX = 64 };

/* Takes samples into the dataset with `workers` processes for `seconds` each. Returns 0 if one of them failed. */
int workers_take(samples_t *samples, dataset_t *dataset, int workers, int seconds);

#endif
