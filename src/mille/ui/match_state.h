/* match: the match being played, and what of it is on the screen.
 *
 * play.c makes the moves, hotseat.c says who looks, show_events.c brings what is shown up to what has happened; every part of the
 * table draws itself from here, and none of them changes the game.
 */
#ifndef MATCH_STATE_H
#define MATCH_STATE_H

#include "mille.h"

#ifdef __SDCC
#define match_game mille_table /* the one table there: see mille.h */
#else
extern mille_t match_game;
#endif

extern uint8_t match_home;    /* the team whose ground is on the left */
extern uint8_t match_viewer;  /* the seat whose hand is shown */
extern uint8_t match_hidden;  /* 1: its cards lie face down */
extern uint8_t match_shown;   /* cards of it that are on the screen */
extern uint8_t match_lit;     /* the team whose bar is red: it acts, or is aimed at */
extern uint8_t match_discard; /* the card on the discard pile, as shown */
extern uint8_t match_left;    /* cards left in the sabot, as shown */

#endif
