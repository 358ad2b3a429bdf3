/* help: two keys that answer whenever the game waits for a person: L (or J) shows the last ten plays, H (or C) asks
 * for advice.
 */
#ifndef HELP_H
#define HELP_H

#include <stdint.h>

/* Looks at the key of this frame. True if it was one of the two: what was on the screen must be put there again. */
uint8_t help_key(void);

#endif
