/* A picture as the CPC keeps it: bytes, left to right, line after line. */
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

/* Loads and converts. Ends the program when the file, its size or a pixel is not as the manifest says. */
bitmap_t bitmap_from_entry(const entry_t *entry);

/* The same for a whole screen, laid out as the screen memory at &C000 is. */
void bitmap_from_screen(uint8_t memory[SCREEN_BYTES], const screen_t *screen);

/* From one raster zone down to the next: a palette of 4 inks leaves pens 4 to 15 of mode 0 as they were. */
void bitmap_next_zone(palette_t *now, const palette_t *zone);

/* First line of a raster zone's successor: zone n ends before it. */
int bitmap_zone_end(int zone);

/* Offset of a line in the screen memory. */
int bitmap_line(int y);

#endif
