/* The book of lessons: what moves led to in decisions that were tried out. The oldest are forgotten when it is full. */
#ifndef DATASET_H
#define DATASET_H

#include <stdint.h>
#include <stdio.h>

enum { DATASET_MOVES = 5 }; /* compared in a lesson, at most */

/* One move: the features of the table it leads to, what the sheets say there, and what they said in the end, on average. */
typedef struct {
    float sheets, result;
    uint16_t length, first; /* its part of the lesson's list of features (count.h) */
} dataset_move_t;

typedef struct {
    int count;
    dataset_move_t move[DATASET_MOVES];
    uint16_t *list;
} dataset_sample_t;

typedef struct {
    dataset_sample_t *lesson;
    int count, most;
} dataset_t;

dataset_t dataset_new(int most);
void dataset_free(dataset_t *book);

/* A new lesson without moves, and a move of the one that was begun last. */
void dataset_begin(dataset_t *book);
void dataset_add(dataset_t *book, double sheets, double result, const uint16_t *list, int length);

/* False if the file does not hold what it should. */
int dataset_save(const dataset_t *book, FILE *file);
int dataset_load(dataset_t *book, FILE *file);

#endif
