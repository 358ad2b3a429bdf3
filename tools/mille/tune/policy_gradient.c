/* Gradient ascent with a step size for each weight (Adam: Kingma and Ba, 2015). The result is the mean of all steps of
 * the second half: a weight that few samples are about wanders, and its mean does not. */
#include <math.h>
#include <string.h>
#include "policy_gradient.h"
#include "count.h"

#define SOFTNESS  6.0  /* points: this difference makes a move e times as likely; better than 12 and 3 */
#define PULL      1e-5 /* towards the weights at the start */
#define LARGEST   (127.0 * WEIGHT_UNIT)
#define FORGETS   0.9   /* of the mean slope, and … */
#define FORGETS_2 0.999 /* … of its mean square, per step */
enum {
    PORTION = 8192, /* samples per step */
    PARTS = 4       /* of the way back */
};

static double value(const dataset_sample_t *sample, int n, const double *known) {
    const dataset_move_t *move = &sample->move[n];
    double sum = move->sheets;
    for (int i = move->first; i < move->first + move->length; i++)
        sum += COUNT_TIMES(sample->list[i]) * known[COUNT_FEATURE(sample->list[i])];
    return sum;
}

static void add_slope(const dataset_sample_t *sample, const double *known, double *slope) {
    double probability[DATASET_MOVES], best = -INFINITY, all = 0, expected = 0;
    for (int n = 0; n < sample->count; n++) {
        probability[n] = value(sample, n, known);
        best = fmax(best, probability[n]);
    }
    for (int n = 0; n < sample->count; n++)
        all += probability[n] = exp((probability[n] - best) / SOFTNESS);
    for (int n = 0; n < sample->count; n++)
        expected += probability[n] / all * sample->move[n].result;
    for (int n = 0; n < sample->count; n++) {
        const dataset_move_t *move = &sample->move[n];
        double up = probability[n] / all * (move->result - expected) / SOFTNESS;
        for (int i = move->first; i < move->first + move->length; i++)
            slope[COUNT_FEATURE(sample->list[i])] += up * COUNT_TIMES(sample->list[i]);
    }
}

/* For each weight: its mean slope, and the mean square of the slope. */
typedef struct {
    double mean[FEATURES], square[FEATURES];
    double fade, fade_2; /* the share that the zeros at the start still have */
} past_t;

static void step_up(const double *slope, double step, past_t *past, double *known) {
    past->fade *= FORGETS;
    past->fade_2 *= FORGETS_2;
    for (int i = 0; i < FEATURES; i++) {
        past->mean[i] = FORGETS * past->mean[i] + (1 - FORGETS) * slope[i];
        past->square[i] = FORGETS_2 * past->square[i] + (1 - FORGETS_2) * slope[i] * slope[i];
        known[i] += step * past->mean[i] / (1 - past->fade) / (sqrt(past->square[i] / (1 - past->fade_2)) + 1e-9);
        known[i] = fmax(-LARGEST, fmin(LARGEST, known[i]));
    }
}

void policy_gradient_climb(const dataset_t *dataset, int times, double step, double *known) {
    past_t past = {.fade = 1, .fade_2 = 1};
    double start[FEATURES], sum[FEATURES] = {0};
    int steps = 0;
    memcpy(start, known, sizeof start);
    for (int time = 0; time < times; time++) {
        for (int first = 0; first < dataset->count; first += PORTION) {
            double slope[FEATURES] = {0};
            int end = first + PORTION < dataset->count ? first + PORTION : dataset->count;
            for (int i = first; i < end; i++)
                add_slope(&dataset->sample[i], known, slope);
            for (int i = 0; i < FEATURES; i++)
                slope[i] = slope[i] / (end - first) - PULL * (known[i] - start[i]);
            step_up(slope, step, &past, known);
            if (2 * time < times) continue;
            steps++;
            for (int i = 0; i < FEATURES; i++)
                sum[i] += known[i];
        }
    }
    for (int i = 0; steps && i < FEATURES; i++)
        known[i] = sum[i] / steps;
}

/* The result of the move that these weights choose. */
static double outcome(const dataset_sample_t *sample, const double *known) {
    int best = 0;
    double most = value(sample, best, known);
    for (int n = 1; n < sample->count; n++) {
        double here = value(sample, n, known);
        if (here <= most) continue;
        best = n;
        most = here;
    }
    return sample->move[best].result;
}

double policy_gradient_gain(const dataset_t *dataset, const double *known) {
    double gain = 0;
    for (int i = 0; i < dataset->count; i++) {
        const dataset_sample_t *sample = &dataset->sample[i];
        double all = 0;
        for (int n = 0; n < sample->count; n++)
            all += sample->move[n].result;
        gain += outcome(sample, known) - all / sample->count;
    }
    return dataset->count ? gain / dataset->count : 0;
}

/* By how much these weights choose better than others, less one standard error. */
static double surely_better(const dataset_t *dataset, const double *known, const double *than) {
    double sum = 0, squares = 0;
    for (int i = 0; i < dataset->count; i++) {
        double more = outcome(&dataset->sample[i], known) - outcome(&dataset->sample[i], than);
        sum += more;
        squares += more * more;
    }
    return dataset->count ? (sum - sqrt(squares)) / dataset->count : 0;
}

double policy_gradient_settle(const dataset_t *held_back, const double *before, double *known) {
    double best = 0, left = 0, there[FEATURES];
    for (int part = 1; part <= PARTS; part++) {
        for (int i = 0; i < FEATURES; i++)
            there[i] = before[i] + (known[i] - before[i]) * part / PARTS;
        double gain = surely_better(held_back, there, before);
        if (gain <= best) continue;
        best = gain;
        left = (double)part / PARTS;
    }
    for (int i = 0; i < FEATURES; i++)
        known[i] = before[i] + (known[i] - before[i]) * left;
    return left;
}
