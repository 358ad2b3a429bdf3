/* Lessons taken by several processes at once, since each is played on its own. */
#ifndef WORKERS_H
#define WORKERS_H

#include "samples.h"

enum { WORKERS_MAX = 64 };

/* Into the book, by `workers` processes of `seconds` each. False if one of them did not come to its end. */
int workers_take(samples_t *lessons, dataset_t *book, int workers, int seconds);

#endif
