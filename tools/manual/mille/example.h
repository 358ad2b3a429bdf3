/* The worked example of scoring: the end of a hand of two. The stored picture of the score sheet shows the same hand. */
#ifndef EXAMPLE_H
#define EXAMPLE_H

#include "mille.h"

#define EXAMPLE_FIRST  "MARIE"
#define EXAMPLE_SECOND "Arthur"

void example_hand(mille_t *game);

#endif
