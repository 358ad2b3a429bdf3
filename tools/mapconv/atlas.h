/* atlas: the board as a picture, on its way from a PNG to the CPC.
 *
 *     atlas_t atlas;
 *     atlas_read(&atlas, text, "gfx/risk/map.txt");       what map.txt says
 *     atlas_look(&atlas, &picture, palette);              pixels become territories and pens; each area is checked
 *     atlas_compare(&atlas);                              borders and links are those of the rules
 *     count = atlas_strips(&atlas, territory, bytes);     what video_area draws
 *     atlas_places(&atlas, across, down);                 where the cursor finds them
 *
 * What is wrong ends the program with a message that names the file and the place (fail.h).
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
#define ATLAS_FIGURE_WIDTH  10  /* pixels that an army's figure may take, from an even one on */
#define ATLAS_FIGURE_HEIGHT 7
#define ATLAS_BORDER        3  /* pixels that a border is long at least: less is not seen */
#define ATLAS_CARD_WIDTH    24 /* pixels of an area at most, so that it fits on its card */
#define ATLAS_CARD_HEIGHT   54
#define ATLAS_WATER         0xff /* no territory */

typedef struct {
    unsigned line;   /* of map.txt; 0: not named yet */
    uint32_t colour; /* 0xRRGGBB */
    int x, y;        /* where its figure stands */
    int islands;     /* pieces besides the largest */
    int left, end, top,
        below; /* its area lies in the pixels from left to end - 1 and the lines from top to below - 1 */
} atlas_territory_t;

typedef struct {
    char path[MANIFEST_PATH], picture[MANIFEST_PATH]; /* map.txt, and the picture beside it */
    char palette[MANIFEST_NAME];
    int ground, link; /* inks */
    atlas_territory_t territory[TERRITORIES];
    uint8_t area[ATLAS_HEIGHT][ATLAS_WIDTH]; /* whose pixel it is, or ATLAS_WATER */
    uint8_t pen[ATLAS_HEIGHT][ATLAS_WIDTH];  /* with the ground in place of territories */
    uint8_t is_link[ATLAS_HEIGHT][ATLAS_WIDTH];
} atlas_t;

void atlas_read(atlas_t *atlas, const char *text, const char *path);
void atlas_look(atlas_t *atlas, const picture_t *picture, const palette_t *palette);
void atlas_compare(const atlas_t *atlas);

/* The strips of a territory, in the form that video.h tells; bytes has room for ATLAS_STRIPS. Returns how many bytes. */
#define ATLAS_STRIPS 2048
size_t atlas_strips(const atlas_t *atlas, uint8_t territory, uint8_t *bytes);

/* Where the cursor finds the territories, in pixels of mode 0 across and down. A place may lie a little beside the figure, so that
 * no two lie exactly diagonal to each other: src/risk/ui/map/map_cursor.c tells why. */
void atlas_places(const atlas_t *atlas, uint8_t across[TERRITORIES], uint8_t down[TERRITORIES]);

/* Marks all pixels that are joined to x, y, also across corners if so said, and are alike in the plane. */
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
