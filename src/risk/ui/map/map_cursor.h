/* map_cursor: from territory to territory in the direction of a key.
 *
 *     at = map_cursor_move(at, MAP_CURSOR_LEFT, &choices);
 */
#ifndef MAP_CURSOR_H
#define MAP_CURSOR_H

#include "risk.h"

enum { MAP_CURSOR_LEFT, MAP_CURSOR_RIGHT, MAP_CURSOR_UP, MAP_CURSOR_DOWN };

/* The next of these territories in that direction: the nearest one that lies more ahead than aside; else any on that
 * side; else it wraps round the edge of the map. Each can be reached from any other. `from` if there is no other. Half
 * a frame. */
uint8_t map_cursor_move(uint8_t from, uint8_t direction, const risk_mask_t *among);

#endif
