/* Least squares: many equations "these things, so often each, are together worth so much", few unknowns. */
#ifndef EQUATIONS_H
#define EQUATIONS_H

#include <stdio.h>

typedef struct {
    int unknowns;
    double *matrix; /* unknowns × unknowns: sums of products of the left sides */
    double *right;  /* sums of left times right sides */
    double count;   /* equations in it, older ones faded */
} equations_t;

equations_t equations_new(int unknowns);

/* Adds one equation: value = sum of times[i] * unknown[i]. */
void equations_add(equations_t *equations, const double *times, double value);

/* Lets what is in it count less than what comes. */
void equations_fade(equations_t *equations, double factor);

/* The best solution, pulled towards `known` as if `trust` equations said so of each unknown. Overwrites `known`. */
void equations_solve(const equations_t *equations, double trust, double *known);

/* False if the file does not hold what it should. */
int equations_save(const equations_t *equations, FILE *file);
int equations_load(equations_t *equations, FILE *file);

#endif
