/* world: the board on the screen, as risk_table has it: areas in their owners' colours, armies as figures.
 *
 *     map_view_draw();                       the whole board; the lines of text around it are empty then
 *     map_view_territory(PERU);              after its owner or its armies have changed
 *     map_view_light(PERU, 1);               the cursor is here
 */
#ifndef MAP_VIEW_H
#define MAP_VIEW_H

#include "risk.h"

/* Pens of the palette "map": land that nobody holds, and the first of the players'. */
enum { PEN_FREE = 3, PEN_SEAT = 4 };

#define FIGURE_MAX 99 /* more armies than that are shown by a sign */

extern const uint16_t map_view_paint[PLAYERS_MAX]; /* of a seat's territories */

/* Under 40 frames. */
void map_view_draw(void);

/* Under two frames. */
void map_view_territory(uint8_t territory);

/* The same, in a chequered colour if lit: it stays until the territory is drawn again. */
void map_view_light(uint8_t territory, uint8_t lit);

/* The plate of a seat in the ocean on the left: its colour and a number, lit while it is its turn. */
void map_view_seat(uint8_t seat, uint8_t number, uint8_t lit);

#endif
