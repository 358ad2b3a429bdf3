/* kept: what is on the disc and there again next time: the game, the settings and the quickest victories.
 *
 * All of it needs the screen's memory: whoever calls draws again.
 */
#ifndef KEPT_H
#define KEPT_H

#include <stdint.h>

/* Writes the game being played, or brings it back: 0, or why the player has given up. */
uint8_t kept_save(void);
uint8_t kept_load(void);

/* The settings, and with them the victories (hall.h), by recall.h: what was read is in force at once, its language too. */
void kept_load_settings(void);
void kept_save_settings(void);

#endif
