/* screens: the screens of a match; those around it are in src/frontend.
 *
 * The main screen (board.c) is the map (map/) with four lines of dialogue above it and one line below. play.c runs the
 * match, ask.c asks persons for moves, computer.c the machine player, show_events.c shows what happened.
 * frontend_hooks.c has the hooks for the front end.
 */
#ifndef SCREENS_H
#define SCREENS_H

#include "cards_page.h"
#include "frontend.h"
#include "risk.h"

/* A page over the board: the history. */
void history_show(void);

#endif
