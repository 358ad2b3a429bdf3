/* tables: a game in the middle of a match, for the tests of screens. */
#ifndef TABLES_H
#define TABLES_H

#include "risk.h"

/* A game of six in this phase, in which the first seat, a person, has the turn. */
void tables_six(uint8_t phase);

#endif
