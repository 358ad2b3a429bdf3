/* example: worked examples of the manual, played by the rules themselves. A throw in which both lose an army, the
 * second pair of dice being equal; and a set of one figure each, the first of the game, with a card of a territory the
 * player holds.
 */
#ifndef EXAMPLE_H
#define EXAMPLE_H

#include "risk.h"

enum { EXAMPLE_BASE = BRAZIL, EXAMPLE_TARGET = NORTH_AFRICA };

typedef struct {
    uint8_t attack[ATTACK_DICE_MAX], defend[DEFEND_DICE_MAX]; /* high to low */
    uint8_t lost[2];                                          /* by the attacker, by the defender */
} example_throw_t;
void example_throw(example_throw_t *thrown);

typedef struct {
    uint8_t card[3];  /* on foot, on horseback, cannon; the player holds the first one's territory */
    unsigned worth;   /* of the set */
    unsigned matched; /* more, on that territory */
} example_set_t;
void example_set(example_set_t *set);

#endif
