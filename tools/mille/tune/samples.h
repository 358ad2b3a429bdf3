/* samples: where the weights come from. BOT_HARD plays matches with every rulebook and number of players, a third of
 * them against itself, the others against the styles of people. Now and then a decision becomes a sample: each
 * possible move is played to the end of the hand a few times, with the hands as they are and the sabot shuffled in the
 * same ways for every move. The results go into the dataset. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "dataset.h"
#include "random.h"

typedef struct {
    random_t random;
    unsigned matches;   /* played so far */
    unsigned decisions; /* that became samples */
} samples_t;

/* A seed for another generator: that of a match or a worker. */
uint32_t samples_seed(samples_t *samples);

/* Plays one match of a random kind and adds its samples to the dataset. */
void samples_take(samples_t *samples, dataset_t *dataset);

#endif
