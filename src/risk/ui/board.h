/* board: the main screen of a match. The map with four lines of dialogue above it and one line below. */
#ifndef BOARD_H
#define BOARD_H

#include "risk.h"
#include "video.h"

/* Palettes of the lines of text around the map, or around cards. */
extern const uint8_t *const board_zones[VIDEO_ZONES];

/* All of it: after a page was shown over it. */
void board_draw(void);

/* Without a game, for title and presentation: each continent in a colour of its own (1), or all land free (0). */
void board_draw_continents(uint8_t coloured);

/* The first line: the seat in turn, the round and its cards; and the plates of the seats, each with its number of
 * territories. */
void board_draw_head(void);
void board_draw_seats(void);

/* The line below the map. */
void board_below(const char *text);

#endif
