/* kept: what is on the disc and there again next time: the match.
 *
 * All of it needs the screen's memory: whoever calls draws again.
 */
#ifndef KEPT_H
#define KEPT_H

#include <stdint.h>

/* Writes the match being played, or brings it back: 0, or why the player has given up. */
uint8_t kept_save_match(void);
uint8_t kept_load_match(void);

#endif
