/* help: keys that answer whenever the game waits for a person: L (or J) shows the last ten plays, H (or C) asks for advice, S (or T)
 * sorts the hand, D writes the match on the disc; ↑ offers the same, and to abandon, to those who have but a joystick.
 */
#ifndef HELP_H
#define HELP_H

#include <stdint.h>

/* Looks at the key of this frame. HELP_DONE: it was one of these, and what was on the screen must be put there again;
 * HELP_ABANDON: the player chose to. */
enum { HELP_NONE, HELP_DONE, HELP_ABANDON };
uint8_t help_key(void);

/* L and J show the log. */
#define HELP_IS_LOG(letter) ((letter) == 'L' || (letter) == 'J')

/* What D does. */
void help_save(void);

#endif
