/* match_state: what of the current game (mille_game) is on the screen.
 *
 * play.c makes the moves, hotseat.c chooses the viewer, show_events.c brings the screen up to date with the game. Every
 * part of the board draws itself from here and from mille_game, and none of them changes the game.
 */
#ifndef MATCH_STATE_H
#define MATCH_STATE_H

#include "mille.h"

extern uint8_t match_home;    /* the team whose tableau is on the left */
extern uint8_t match_viewer;  /* the seat whose hand is shown */
extern uint8_t match_hidden;  /* 1: its cards lie face down */
extern uint8_t match_shown;   /* cards of it that are on the screen */
extern uint8_t match_lit;     /* the team whose bar is red: it acts, or is the target */
extern uint8_t match_discard; /* the card on the discard pile, as shown */
extern uint8_t match_left;    /* cards left in the sabot, as shown */

#endif
