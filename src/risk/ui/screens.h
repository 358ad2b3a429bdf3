/* screens: what the player sees, one after the other.
 *
 *     title ──key──> menu ──new game──> game ──> winner ──another?──> game or menu
 *       └──left alone──> game, machine against machine, any key ends it
 *
 * Screens are functions that return when the player leaves them. A game is shown on the board (src/risk/board) with four
 * lines of dialogue above it and one line below: play.c makes the moves, ask.c asks for them, show.c shows what happened.
 */
#ifndef SCREENS_H
#define SCREENS_H

#include "risk.h"

/* TITLE_KEY: the player wants the menu; TITLE_DEMO: nobody is there. */
enum { TITLE_KEY, TITLE_DEMO };
uint8_t title_show(void);

/* MENU_GAME: play with these settings; MENU_RESUME: go on with the game that was brought back; MENU_TITLE: back to the title. */
enum { MENU_GAME, MENU_RESUME, MENU_TITLE };
uint8_t menu_show(void);

void options_show(void);
void rules_show(void);

/* The board and the cards, explained. 1: the player does not want to see more. */
uint8_t presentation_show(void);

/* Plays a game to its end (MENU_GAME or MENU_RESUME); 1: somebody has won, 0: it was given up or broken off. */
uint8_t play_game(uint8_t way);

/* The same by the machine alone, until a key is pressed. */
void play_demo(void);

/* The ceremony. Returns 1 for another game, 0 for the menu. */
uint8_t winner_show(void);

/* Pages over the board: what happened last, the players side by side and the dice, a seat's cards. */
void log_show(void);
void table_show(void);
void cards_show(uint8_t seat); /* who has one at least */

/* Three cards of the seat to act: 1, and they stand in the move; 0: none, if that is allowed. */
uint8_t cards_choose(risk_move_t *move);

#endif
