/* steer: from territory to territory in the direction of a key.
 *
 *     at = steer(at, STEER_LEFT, &choices);
 */
#ifndef STEER_H
#define STEER_H

#include "risk.h"

enum { STEER_LEFT, STEER_RIGHT, STEER_UP, STEER_DOWN };

/* The next of these territories in that direction: the nearest one that lies more there than aside; else any on that side;
 * else round the edge of the board. All of them can be reached from each. Without another one, the same. About half a frame. */
uint8_t steer(uint8_t from, uint8_t direction, const risk_mask_t *among);

#endif
