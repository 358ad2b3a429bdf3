/* kept: what is on the disc and there again next time: the match, the settings and the best matches.
 *
 * Whatever goes to the disc needs the screen's memory: whoever calls draws again.
 */
#ifndef SAVES_H
#define SAVES_H

#include "safe_file.h"

/* The game's: writes the match being played, or brings it back: 0, or why the player has given up. */
uint8_t save_match(void);
uint8_t load_match(void);

/* The settings, and with them the best matches (hall_of_fame.h), by settings_file.h: what the loader has read is in force at once. */
void load_settings(void);
void save_settings(void);

#endif
