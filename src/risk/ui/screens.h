/* screens: the screens of a match; those around it are in src/frontend.
 *
 * The main screen (board.c) is the map (map/) with four lines of dialogue above it and one line below. play.c runs the
 * match, ask.c asks persons for moves, computer.c the machine player, show_events.c shows what happened.
 * frontend_hooks.c has the hooks for the front end.
 */
#ifndef SCREENS_H
#define SCREENS_H

#include "frontend.h"
#include "risk.h"

/* Pages over the board: the history, and the cards of a seat that has at least one. */
void history_show(void);
void cards_show(uint8_t seat);

/* How many cards are shown instead of the board, 0: none; with CARDS_ASKED three of them may be handed in. The web page
 * reads it to know what a tap means (tools/web/taps_risk.js). */
#define CARDS_ASKED 0x80
extern uint8_t cards_shown;
extern uint8_t cards_at; /* the card under the cursor */

/* Three cards of the seat to act, RISK_TRADE; or none, RISK_KEEP, if that is legal. Returns 0 if help was shown and the
 * question must be asked again. */
uint8_t cards_choose(risk_move_t *move);

#endif
