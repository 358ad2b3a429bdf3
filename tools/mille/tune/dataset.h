/* dataset: the samples that the tuner learns from: what moves led to in decisions that were tried. The oldest are
 * dropped when it is full. */
#ifndef DATASET_H
#define DATASET_H

#include <stdint.h>
#include <stdio.h>

enum { DATASET_MOVES = 5 }; /* moves compared in a sample, at most */

/* One move: the features of the table it leads to, what the sheets say there, and what they said in the end, on
 * average. */
typedef struct {
    float sheets, result;
    uint16_t length, first; /* its part of the sample's list of features (count.h) */
} dataset_move_t;

typedef struct {
    int count;
    dataset_move_t move[DATASET_MOVES];
    uint16_t *list;
} dataset_sample_t;

typedef struct {
    dataset_sample_t *sample;
    int count, most;
} dataset_t;

dataset_t dataset_new(int most);
void dataset_free(dataset_t *dataset);

/* Begins a sample without moves; adds a move to the sample begun last. */
void dataset_begin(dataset_t *dataset);
void dataset_add(dataset_t *dataset, double sheets, double result, const uint16_t *list, int length);

/* These return 0 on a write error, or if the file is not a dataset. */
int dataset_save(const dataset_t *dataset, FILE *file);
int dataset_load(dataset_t *dataset, FILE *file);

#endif
