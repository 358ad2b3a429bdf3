/* screens: what the player sees of a game; the screens around it are src/frontend's.
 *
 * A game is shown on the board (src/risk/ui/map) with four lines of dialogue above it and one line below: play.c makes the moves,
 * ask.c asks for them, show_events.c shows what happened. frontend_hooks.c has the hooks for the front end.
 */
#ifndef SCREENS_H
#define SCREENS_H

#include "frontend.h"
#include "risk.h"

/* Pages over the board: what happened last, the players side by side and the dice, a seat's cards. */
void history_show(void);
void statistics_show(void);
void cards_show(uint8_t seat); /* who has one at least */

/* How many cards lie on the table instead of the board, 0: none; with CARDS_ASKED three of them may be handed in. The game does not
   need it: who touches the picture of an emulator's page means what lies there (tools/web/touch_risk.js). */
#define CARDS_ASKED 0x80
extern uint8_t cards_shown;

/* Three cards of the seat to act, RISK_TRADE; or none, RISK_KEEP, if that is allowed. 0: help was asked for, and they must be asked for
   again. */
uint8_t cards_choose(risk_move_t *move);

#endif
