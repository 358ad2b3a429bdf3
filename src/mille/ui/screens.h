/* screens: what the player sees of a match, and between hands; the screens around it are src/frontend's.
 *
 * A screen talks to the rules by legal masks, moves and events, to the computer by src/platform, and is made of src/ui.
 * A match is shown by the table and its parts (board.h), asked by ask.h, moved by show_events.h; its state is in match_state.h, what the
 * player has chosen in settings.h, what is on the disc in saves.h, the best matches in hall_of_fame.h. frontend_hooks.c has the hooks for the front end.
 */
#ifndef SCREENS_H
#define SCREENS_H

#include "frontend.h"

/* The score sheet after a hand (PHASE_HAND_OVER: the hand is not yet added to the totals). Returns when read; by itself after
 * some seconds when `alone` (demonstration, nobody but machines). */
void score_sheet_show(uint8_t alone);

/* Who played for how many points in how many hands, on a paper at PAGE_TOP. */
void score_sheet_draw_totals(void);

#endif
