/* odds: the odds of a battle. */
#ifndef ODDS_H
#define ODDS_H

#include <stdint.h>

/* The probability, in 1/256, that `attackers` armies in the base (of which one stays) beat all defenders, both with
 * all dice allowed. */
uint8_t odds_of(uint16_t attackers, uint16_t defenders);

/* n * 16 / of, at most 255: the ratio of two numbers of armies. `of` is not 0. */
uint8_t odds_ratio(uint16_t n, uint16_t of);

#endif
