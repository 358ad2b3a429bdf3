/* map_view: the map on the screen. Territories in their owners' colours, armies as numbers.
 *
 *     map_view_draw();                       the whole map of risk_game; the lines of text around it are empty then
 *     map_view_territory(PERU);              after its owner or its armies have changed
 *     map_view_light(PERU, 1);               the cursor is here
 */
#ifndef MAP_VIEW_H
#define MAP_VIEW_H

#include "risk.h"

/* Pens of the palette "map": free land, and the first of the players. */
enum { PEN_FREE = 3, PEN_SEAT = 4 };

#define FIGURE_MAX 99 /* for more armies a sign is shown */

extern const uint16_t map_view_paint[PLAYERS_MAX]; /* the colour of a seat */

/* Under 40 frames. */
void map_view_draw(void);

/* The map without a game: each continent in the colour of the seat with its number (1), or all land free (0). */
void map_view_draw_continents(uint8_t coloured);

/* Under two frames. */
void map_view_territory(uint8_t territory);

/* The same, chequered if lit: until the territory is drawn again. */
void map_view_light(uint8_t territory, uint8_t lit);

/* The same, in the colour of any seat (NOBODY: free land) and with any number of armies (0: none shown). */
void map_view_area(uint8_t territory, uint8_t seat, uint16_t armies, uint8_t lit);

/* The plate of a seat at the left edge: its colour and a number; lit during its turn. */
void map_view_seat(uint8_t seat, uint8_t shown, uint8_t lit);

#endif
