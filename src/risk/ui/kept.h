/* kept: what is on the disc and there again next time: the game.
 *
 * It needs the screen's memory: whoever calls draws again.
 */
#ifndef KEPT_H
#define KEPT_H

#include <stdint.h>

/* Writes the game being played, or brings it back: 0, or why the player has given up. */
uint8_t kept_save(void);
uint8_t kept_load(void);

#endif
