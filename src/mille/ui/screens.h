/* screens: the screens of a match; those around it are in src/frontend.
 *
 * A screen uses the rules by legal masks, moves and events, and is made of the widgets of src/ui. The board and its
 * parts (board.h) show the match, ask.h asks for moves, show_events.h animates them; match_state.h has what is on the
 * screen, settings.h the options, saves.h the disc, hall_of_fame.h the best matches, frontend_hooks.c the hooks for
 * the front end.
 */
#ifndef SCREENS_H
#define SCREENS_H

#include "choice.h"
#include "frontend.h"
#include "mille.h"

/* The score sheet after a hand (PHASE_HAND_OVER: the hand is not yet added to the totals). Returns on a key; if only
 * bots play, after some seconds. */
void score_sheet_show(uint8_t bots_only);

/* WORD_FAILED_…: who scores the extension if its caller fails, by this rulebook. */
uint8_t rules_failed_word(const rules_t *row);

/* Names, points and the number of hands, on a paper at PAGE_TOP. */
void score_sheet_draw_totals(void);

/* The answers of winner_show, and the selected one. The web page reads them for a tap. */
extern const choice_t winner_choice;
extern uint8_t winner_picked;

#endif
