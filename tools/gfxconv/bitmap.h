/* bitmap: a picture as the CPC stores it, bytes from left to right, line by line. */
#ifndef BITMAP_H
#define BITMAP_H

#include "manifest.h"
#include "picture.h"

#define SCREEN_WIDTH  80
#define SCREEN_HEIGHT 200
#define SCREEN_BYTES  0x4000

typedef struct {
    unsigned mode;
    int width, height; /* bytes, lines */
    uint8_t *bytes;
} bitmap_t;

/* Loads and converts a picture. Ends the program if the file, its size or a pixel does not match the manifest. */
bitmap_t bitmap_from_entry(const entry_t *entry);

/* The same for a whole screen, in the layout of the screen memory at &C000. */
void bitmap_from_screen(uint8_t memory[SCREEN_BYTES], const screen_t *screen);

/* The palette of the next raster zone: one of 4 inks leaves pens 4 to 15 of mode 0 unchanged. */
void bitmap_next_zone(palette_t *now, const palette_t *zone);

/* The first line of the zone after this one. */
int bitmap_zone_end(int zone);

/* Offset of a line in the screen memory. */
int bitmap_line(int y);

#endif
