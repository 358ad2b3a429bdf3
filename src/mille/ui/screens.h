/* screens: what the player sees, one after the other.
 *
 * Screens are functions that return when the player leaves them; main.c calls them:
 *
 *     title ──key──> menu ──new match──> name ──> match (sheet after each hand) ──> winner ──another?──> match or menu
 *       │             └──kept match───────────────┘
 *       └──left alone──> match, machine against machine, any key ends it
 *
 * A screen talks to the rules by legal masks, moves and events, to the computer by src/machine, and is made of src/toolkit.
 * A match is shown by the table and its parts (table.h), asked by ask.h, moved by replay.h; its state is in match.h, what the
 * player has chosen in settings.h, what is on the disc in kept.h, the best matches in hall.h.
 */
#ifndef SCREENS_H
#define SCREENS_H

#include <stdint.h>

/* TITLE_KEY: the player wants the menu; TITLE_DEMO: nobody is there. */
enum { TITLE_KEY, TITLE_DEMO };
uint8_t title_show(void);

/* MENU_MATCH: play with these settings; MENU_RESUME: the match that was kept is there again; MENU_TITLE: back to the title. */
enum { MENU_MATCH, MENU_RESUME, MENU_TITLE };
uint8_t menu_show(void);

/* A page with the game's name and a row of its cards: the top of the menu, and a title when the picture is gone. */
void menu_draw_cards(uint8_t y);

/* Asks the first player's name, once, unless there is one. */
void name_show(void);

/* Rulebook, players, language and habits: settings.h. */
void options_show(void);

/* What every rulebook shares, then a page for each. */
void rulebooks_show(void);

/* The presentation of the cards, family by family; ← → leaf. True if a key broke it off. */
uint8_t presentation_show(void);

/* Plays a match to its end: a new one (MENU_MATCH), or the one that was kept (MENU_RESUME). MATCH_WON: somebody has 5000; MATCH_LEFT: abandoned, or the demonstration broken off. */
enum { MATCH_WON, MATCH_LEFT };
uint8_t play_match(uint8_t way);

/* The same by the machine alone, until a key is pressed. */
void play_demo(void);

/* The score sheet after a hand (PHASE_HAND_OVER: the hand is not yet added to the totals). Returns when read; by itself after
 * some seconds when `alone` (demonstration, nobody but machines). */
void sheet_show(uint8_t alone);

/* Who played for how many points in how many hands, on a paper at PAGE_TOP. */
void sheet_draw_totals(void);

/* How a match ended, won, lost or abandoned, with totals and hands. Returns 1 for another match, 0 for the menu. */
uint8_t winner_show(void);

#endif
