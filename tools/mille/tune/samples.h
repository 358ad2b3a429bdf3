/* Where the weights come from. BOT_HARD plays matches in every rule set and with every number of players, a third of them
 * against itself, the others against the styles of people. Now and then a decision becomes a lesson: the moves it could make
 * are each played to the end of the hand, a few times over, with the hands as they are and the sabot shuffled anew, in the
 * same ways for every move. What each led to goes into the book. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "dataset.h"
#include "random.h"

typedef struct {
    random_t random;
    unsigned matches;   /* played so far */
    unsigned decisions; /* that were lessons */
} samples_t;

/* For another generator: a match's, a worker's. */
uint32_t samples_seed(samples_t *lessons);

/* One match of a kind that chance chooses, its lessons into the book. */
void samples_take(samples_t *lessons, dataset_t *book);

#endif
