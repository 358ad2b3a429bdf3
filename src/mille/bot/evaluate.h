/* evaluate: what a table is worth to a team, in points of this hand.
 *
 *     value = what would be written on the sheets now, ours minus theirs
 *           + the weights of all features found about us and our hand
 *           - the weights of all features found about each rival
 *
 * So nothing here is arithmetic but adding; the knowledge is in the weights.
 */
#ifndef EVALUATE_H
#define EVALUATE_H

#include "bot.h"

#define MATCH_VALUE  1000 /* what winning or losing the match is worth, in points of a hand */
#define FINISH_VALUE 300  /* what completing the trip now is worth more than the weights can tell: nobody prevents it */

/* Looks at the view once: counts the cards nobody has seen, which no move on the view changes. bot_table is the view.
 */
void evaluate_view(const bot_view_t *view);

/* How much a rival of that view matters, in quarters; they sum up to four. */
extern uint8_t evaluate_threat[TEAMS_MAX];

/* Finds the features of bot_table, reached from that view by a move: about ourselves, then about a rival. */
void evaluate_own(void);
void evaluate_rival(uint8_t rival);

/* What the sheets of bot_table say, and in PHASE_HAND_OVER also what the match does. */
int16_t evaluate_sheets(void);

/* The value of bot_table, reached from that view by a move. */
int16_t evaluate(void);

#endif
