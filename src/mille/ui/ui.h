#ifndef UI_H
#define UI_H
/*  ui: what the player sees and chooses.

    Screens are functions that return when the player leaves them; main.c calls one after the other:

        title ──key──> menu ──new match──> match (sheet after each hand) ──> winner ──another?──> match or menu
          └──left alone──> match, machine against machine, any key ends it

    settings.h   what the options screen changes
    words.h      every text, by key, in the language chosen
    src/toolkit  text, input, choices, pages, lists, words: what screens of any game share
    A screen talks to the rules by legal masks, moves and events, to the computer by src/machine.
*/
#include <stdint.h>
#include "mille.h"

/* Title and presentation. TITLE_KEY: the player wants the menu; TITLE_DEMO: nobody is there. */
enum { TITLE_KEY, TITLE_DEMO };
uint8_t title_show(void);

/* Menu, options, rules pages. MENU_MATCH: play with these settings; MENU_TITLE: back to the title. */
enum { MENU_MATCH, MENU_TITLE };
uint8_t menu_show(void);

/* Plays a match to its end. MATCH_WON: somebody has 5000; MATCH_LEFT: abandoned, or the demonstration broken off. */
enum { MATCH_WON, MATCH_LEFT };
uint8_t match_play(void);

/* The same by the machine alone, until a key is pressed. */
void match_demo(void);

/* The match being played, for the screens below and for tests. */
#ifdef __SDCC
#define match_game mille_table /* the one table there: see mille.h */
#else
extern mille_t match_game;
#endif

/* The score sheet after a hand (PHASE_HAND_OVER: the hand is not yet added to the totals). Returns when read; by
   itself after some seconds when `alone` (demonstration, nobody but machines). */
void sheet_show(uint8_t alone);

/* The ceremony (PHASE_MATCH_OVER with a winner). Returns 1 for another match, 0 for the menu. */
uint8_t winner_show(void);

#endif
