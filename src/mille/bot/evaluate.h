/* evaluate: the value of the current game to a team, in points of this hand.
 *
 *     value = what would be written on the sheets now, ours minus theirs
 *           + the weights of all features found about us and our hand
 *           - the weights of all features found about each rival
 *
 * The code only adds; the knowledge is in the weights.
 */
#ifndef EVALUATE_H
#define EVALUATE_H

#include "bot.h"

#define MATCH_VALUE  1000 /* what winning or losing the match is worth, in points of a hand */
#define FINISH_VALUE 300  /* what completing the trip now is worth beyond the weights: no rival can prevent it */

/* Reads the view, which is the current game: counts the cards not yet seen, which no move changes. Call it once, before
 * the moves. */
void evaluate_view(const bot_view_t *view);

/* How much each rival of that view matters, in quarters; they add up to four. */
extern uint8_t evaluate_threat[TEAMS_MAX];

/* Finds the features of the current game, which a move on the view has led to: our own, then those of a rival. */
void evaluate_own(void);
void evaluate_rival(uint8_t rival);

/* The score sheets of the current game, ours minus theirs; in PHASE_HAND_OVER with the value of the match. */
int16_t evaluate_sheets(void);

/* The value of the current game, which a move on the view has led to. */
int16_t evaluate(void);

#endif
