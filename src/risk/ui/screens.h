/* screens: what the player sees of a game; the screens around it are src/lobby's.
 *
 * A game is shown on the board (src/risk/board) with four lines of dialogue above it and one line below: play.c makes the moves,
 * ask.c asks for them, show.c shows what happened. own.c has what the lobby is given.
 */
#ifndef SCREENS_H
#define SCREENS_H

#include "lobby.h"
#include "risk.h"

/* Pages over the board: what happened last, the players side by side and the dice, a seat's cards. */
void log_show(void);
void table_show(void);
void cards_show(uint8_t seat); /* who has one at least */

/* Three cards of the seat to act: 1, and they stand in the move; 0: none, if that is allowed. */
uint8_t cards_choose(risk_move_t *move);

#endif
