/* A table described in words, so that any program can ask the machine player what it would do:
 *
 *     play players=2 seat=0 goal=700 extended=no draw=41 hand=roll,25,100,stop,25,ace,limit
 *          t0=125/0/roll/-/tank+ace/tank/1200 t1=0/0/-/-/-/-/900 seen=25:3,stop:1          (all on one line)
 *     coup card=stop players=…
 *     extend players=…
 *
 * A team is KM/200s/BATTLE/SPEED/SAFETIES/COUPS/POINTS. `seen` counts the cards that lie open or are discarded, the own
 * hand not included; it may be left out. Two more words are understood and need not be there: `caller=TEAM`, who asked
 * for the extension, and `card=` in a coup.
 */
#ifndef REQUEST_H
#define REQUEST_H

#include "bot.h"
#include "fields.h"

#define REQUEST_PROBLEM FIELD_PROBLEM

/* Makes the view that a line (which is cut up) describes. False, and what is wrong with which word in `problem`, if it
 * describes none. */
int request_read(char *line, int rules, bot_view_t *view, char problem[REQUEST_PROBLEM]);

#endif
