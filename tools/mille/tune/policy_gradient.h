/* policy_gradient: better weights from a dataset. The bot takes the move with the highest value; here it takes a move
 * with a probability that grows with its value (softmax). The expected result of its moves is then a smooth function
 * of the weights, which gradient ascent maximises. Weights that predict values better without choosing better gain
 * nothing: least squares, which this replaced, did half as well with the same samples. */
#ifndef POLICY_GRADIENT_H
#define POLICY_GRADIENT_H

#include "dataset.h"

/* Goes through the dataset `times` times; `step` is how far a weight may move at once, in points. */
void policy_gradient_climb(const dataset_t *dataset, int times, double step, double *known);

/* Goes back from `known` towards `before`, to the point where samples that were not trained on are better with
 * confidence: with enough samples all of the way is kept, with too few none. Returns the part that is kept. */
double policy_gradient_settle(const dataset_t *held_back, const double *before, double *known);

/* The result of the moves that these weights choose, above the mean of all moves, in points per decision. */
double policy_gradient_gain(const dataset_t *dataset, const double *known);

#endif
