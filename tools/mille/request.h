/* request: a table described in words, so that any program can ask the machine player for a move:
 *
 *     play players=2 seat=0 goal=700 extended=no draw=41 hand=roll,25,100,stop,25,ace,limit
 *          t0=125/0/roll/-/tank+ace/tank/1200 t1=0/0/-/-/-/-/900 seen=25:3,stop:1          (all on one line)
 *     coup card=stop players=…
 *     extend players=…
 *
 * A team is KM/200s/BATTLE/SPEED/SAFETIES/COUPS/POINTS. `seen` counts the cards that lie open or are discarded, the own
 * hand not included; it may be left out. `caller=TEAM`, the team that asked for the extension, is optional.
 */
#ifndef REQUEST_H
#define REQUEST_H

#include "bot.h"
#include "fields.h"

#define REQUEST_PROBLEM FIELD_PROBLEM

/* Makes the view that a line describes; the line is cut into pieces. Returns 0 and writes into `problem` which word is
 * wrong if it describes none. */
int request_read(char *line, int rules, bot_view_t *view, char problem[REQUEST_PROBLEM]);

#endif
