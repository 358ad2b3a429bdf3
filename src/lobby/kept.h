/* kept: what is on the disc and there again next time: the match, the settings and the best matches.
 *
 * All of it needs the screen's memory: whoever calls draws again.
 */
#ifndef KEPT_H
#define KEPT_H

#include "keep.h"

/* The game's: writes the match being played, or brings it back: 0, or why the player has given up. */
uint8_t kept_save_match(void);
uint8_t kept_load_match(void);

/* The settings, and with them the best matches (hall.h): without a word where there are none, and where there is no drive. What was read
 * is in force at once, its language too. */
void kept_load_settings(void);
void kept_save_settings(void);

#endif
