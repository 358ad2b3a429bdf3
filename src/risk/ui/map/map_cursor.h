/* steer: from territory to territory in the direction of a key.
 *
 *     at = map_cursor_move(at, MAP_CURSOR_LEFT, &choices);
 */
#ifndef MAP_CURSOR_H
#define MAP_CURSOR_H

#include "risk.h"

enum { MAP_CURSOR_LEFT, MAP_CURSOR_RIGHT, MAP_CURSOR_UP, MAP_CURSOR_DOWN };

/* The next of these territories in that direction: the nearest one that lies more there than aside; else any on that side;
 * else round the edge of the board. All of them can be reached from each. Without another one, the same. About half a frame. */
uint8_t map_cursor_move(uint8_t from, uint8_t direction, const risk_mask_t *among);

#endif
