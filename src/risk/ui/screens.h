/* screens: what the player sees of a game; the screens around it are src/frontend's.
 *
 * A game is shown on the board (src/risk/ui/map) with four lines of dialogue above it and one line below: play.c makes the moves,
 * ask.c asks for them, show_events.c shows what happened. frontend_hooks.c has the hooks for the front end.
 */
#ifndef SCREENS_H
#define SCREENS_H

#include "cards_page.h"
#include "frontend.h"
#include "risk.h"

/* Pages over the board: what happened last, the players side by side and the dice; cards_page.h has the cards of a seat. */
void history_show(void);
void statistics_show(void);

#endif
