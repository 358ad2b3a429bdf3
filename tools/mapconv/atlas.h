/* atlas: the board, converted from a PNG for the CPC.
 *
 *     atlas_t atlas;
 *     atlas_read(&atlas, text, "gfx/risk/map.txt");       reads map.txt
 *     atlas_look(&atlas, &picture, palette);              assigns pixels to territories and pens, checks each area
 *     atlas_compare(&atlas);                              checks that borders and links are those of the rules
 *     count = atlas_strips(&atlas, territory, bytes);     the bytes that video_area draws
 *     atlas_places(&atlas, across, down);                 the positions for the cursor
 *
 * An error ends the program with a message that names the file and the place (fail.h).
 */
#ifndef ATLAS_H
#define ATLAS_H

#include <stddef.h>
#include <stdint.h>

#include "manifest.h"
#include "map.h"
#include "picture.h"

#define ATLAS_WIDTH         160 /* pixels of mode 0 */
#define ATLAS_HEIGHT        156 /* lines: the three zones in the middle of the screen */
#define ATLAS_FIGURE_WIDTH  10  /* pixels that the number of armies may take, from an even one on */
#define ATLAS_FIGURE_HEIGHT 7
#define ATLAS_BORDER        3  /* minimum length of a border in pixels: a shorter one cannot be seen */
#define ATLAS_CARD_WIDTH    24 /* maximum size of an area in pixels, so that it fits on its card */
#define ATLAS_CARD_HEIGHT   54
#define ATLAS_WATER         0xff /* no territory */

typedef struct {
    unsigned line;             /* line in map.txt; 0: not listed yet */
    uint32_t colour;           /* 0xRRGGBB */
    int x, y;                  /* position of the number of its armies */
    int islands;               /* pieces besides the largest */
    int left, end, top, below; /* its area is in the pixels from left to end - 1 and the lines from top to below - 1 */
} atlas_territory_t;

typedef struct {
    char path[MANIFEST_PATH], picture[MANIFEST_PATH]; /* map.txt, and the picture beside it */
    char palette[MANIFEST_NAME];
    int ground, link; /* inks */
    atlas_territory_t territory[TERRITORIES];
    uint8_t area[ATLAS_HEIGHT][ATLAS_WIDTH]; /* the territory of each pixel, or ATLAS_WATER */
    uint8_t pen[ATLAS_HEIGHT][ATLAS_WIDTH];  /* the ground instead of territories */
    uint8_t is_link[ATLAS_HEIGHT][ATLAS_WIDTH];
} atlas_t;

void atlas_read(atlas_t *atlas, const char *text, const char *path);
void atlas_look(atlas_t *atlas, const picture_t *picture, const palette_t *palette);
void atlas_compare(const atlas_t *atlas);

/* The strips of a territory, in the form described in video.h; bytes has room for ATLAS_STRIPS. Returns the number
 * of bytes. */
#define ATLAS_STRIPS 2048
size_t atlas_strips(const atlas_t *atlas, uint8_t territory, uint8_t *bytes);

/* The positions of the territories for the cursor, in mode 0 pixels across and down. A position may lie slightly
 * beside the number of armies, so that no two are exactly diagonal to each other: src/risk/ui/map/map_cursor.c
 * explains why. */
void atlas_places(const atlas_t *atlas, uint8_t across[TERRITORIES], uint8_t down[TERRITORIES]);

/* Marks all pixels connected to x, y that have the same value in the plane; across corners too if asked. */
typedef struct {
    uint8_t mark[ATLAS_HEIGHT][ATLAS_WIDTH];
} atlas_marks_t;
typedef struct {
    struct {
        uint8_t x, y;
    } pixel[ATLAS_HEIGHT * ATLAS_WIDTH];
    int count;
} atlas_piece_t;
const atlas_piece_t *atlas_flood(atlas_marks_t *marks, const uint8_t plane[ATLAS_HEIGHT][ATLAS_WIDTH], int x, int y,
                                 int corners);

#endif
