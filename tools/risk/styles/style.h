/* style: opponents with other minds than the machine player's. Each turn they compare plans (a rival to eliminate, a
 * continent to take or to break, a territory for the card), each with the cheapest walk through the territories that
 * it needs. What a plan is worth to them is a set of numbers, and the numbers make the style. They test the machine
 * player, share nothing with it but the view of a seat, and are on no disc.
 *
 *     STYLE_ELIMINATOR  hunts rivals with cards; keeps one large army
 *     STYLE_TURTLE      one continent, strong gates, patience; comes out when it is far ahead
 *     STYLE_BREAKER     no rival keeps a continent
 *     STYLE_LEVELLER    attacks whoever leads
 *
 *     style.c   the phases of a game             walk.c    the cheapest walk through some territories
 *     plans.c   the plans and their worth        styles.c  the numbers (style_numbers.h)
 */
#ifndef STYLE_H
#define STYLE_H

#include "bot.h"

enum { STYLE_ELIMINATOR, STYLE_TURTLE, STYLE_BREAKER, STYLE_LEVELLER, STYLES };

/* If the last move was an attack that is still good, updates it for the next throw and returns 1; else returns 0. */
int style_go_on(const bot_view_t *view, risk_move_t *move);

/* The move for the seat of the view. */
void style_think(int style, const bot_view_t *view, risk_move_t *move);

#endif
