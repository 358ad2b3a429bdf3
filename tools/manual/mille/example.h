/* example: the worked example of scoring, the end of a hand of two players. The stored picture of the score sheet shows
 * the same hand. */
#ifndef EXAMPLE_H
#define EXAMPLE_H

#include "mille.h"

#define EXAMPLE_FIRST  "MARIE"
#define EXAMPLE_SECOND "Arthur"

/* Makes it the current game. */
void example_hand(void);

#endif
