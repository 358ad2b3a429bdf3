/* request: a position as text, so that other programs can ask the machine player for a move:
 *
 *     attack players=2 seat=0 owners=0,0,1,… armies=3,1,2,… cards=peru,joker1 held=2,0 sets=3 pool=0
 *     advance players=… from=11 to=20 dice=3                                       (all on one line)
 *
 * The verb is a phase: claim deploy trade place attack defend advance move. Owners and armies are in the order of the
 * map, `-` is free land. After a capture the territory is the attacker's and has 0 armies. `captured=1`, which is
 * optional, says that a territory was taken in this turn.
 */
#ifndef REQUEST_H
#define REQUEST_H

#include "fields.h"
#include "bot.h"

#define REQUEST_PROBLEM FIELD_PROBLEM

/* Reads a line, which is changed, into a view. False, with the word that is wrong and why in `problem`, if it is
 * invalid. For every view that was read, the move of the machine player is legal. */
int request_read(char *line, bot_view_t *view, char problem[REQUEST_PROBLEM]);

#endif
