/* Better weights from a book of lessons. The player takes the move with the highest value; here it takes a better move with
 * more chance, the more so the larger the difference (softmax). What its moves are then expected to bring is a smooth
 * function of the weights, and is climbed. Weights that only tell values better, but choose no better, gain nothing so:
 * that is why this replaced least squares, which did half as well with the same lessons. */
#ifndef POLICY_GRADIENT_H
#define POLICY_GRADIENT_H

#include "dataset.h"

/* Goes through the book `times` times; `step` is how far a weight may move at once, in points. */
void policy_gradient_climb(const dataset_t *book, int times, double step, double *known);

/* Back on the way from `before` to `known`, to where lessons that were not climbed on are surely better for it: all of the way is
 * best after lessons enough, none of it if they taught nothing but their own luck. Returns how much of the way is left. */
double policy_gradient_settle(const dataset_t *held_back, const double *before, double *known);

/* What the moves chosen with these weights brought, above the mean of all moves, in points a decision. */
double policy_gradient_gain(const dataset_t *book, const double *known);

#endif
