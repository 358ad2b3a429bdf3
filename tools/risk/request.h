/* A table described in words, so that any program can ask the machine player what it would do:
 *
 *     attack players=2 seat=0 owners=0,0,1,… armies=3,1,2,… cards=peru,joker1 held=2,0 sets=3 pool=0
 *     advance players=… from=11 to=20 dice=3                                       (all on one line)
 *
 * The verb is a phase: claim deploy trade place attack defend advance move. Owners and armies stand in the order of the map,
 * `-` is nobody's. After a capture the territory is the attacker's and has 0 armies. `captured=1`, which need not be there,
 * tells that a territory was taken in this turn.
 */
#ifndef REQUEST_H
#define REQUEST_H

#include "fields.h"
#include "bot.h"

#define REQUEST_PROBLEM FIELD_PROBLEM

/* Makes the view that a line (which is cut up) describes. False, and what is wrong with which word in `problem`, if it
 * describes none. Whatever the machine player advises on a view that was read is a legal answer. */
int request_read(char *line, bot_view_t *view, char problem[REQUEST_PROBLEM]);

#endif
