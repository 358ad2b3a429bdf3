/* kept: what is on the disc and there again next time: the match, the settings and the best matches.
 *
 * Whatever goes to the disc needs the screen's memory: whoever calls draws again.
 */
#ifndef KEPT_H
#define KEPT_H

#include "keep.h"

/* The game's: writes the match being played, or brings it back: 0, or why the player has given up. */
uint8_t kept_save_match(void);
uint8_t kept_load_match(void);

/* The settings, and with them the best matches (hall_of_fame.h), by recall.h: what the loader has read is in force at once. */
void kept_load_settings(void);
void kept_save_settings(void);

#endif
