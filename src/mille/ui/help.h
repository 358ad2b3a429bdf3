/* help: keys that work whenever the game waits for a person: L (or J) shows the history, H (or C) gives a hint, S (or
 * T) sorts the hand, D saves the match; ↑ offers them, and abandoning, to a joystick. */
#ifndef HELP_H
#define HELP_H

#include <stdint.h>

/* Reads the key of this frame. HELP_DONE: it was one of these, and the question must be drawn again; HELP_ABANDON: the
 * player chose to abandon. */
enum { HELP_NONE, HELP_DONE, HELP_ABANDON };
uint8_t help_key(void);

/* L and J show the history. */
#define HELP_IS_LOG(letter) ((letter) == 'L' || (letter) == 'J')

/* Saves the match and draws the board again. */
void help_save(void);

#endif
