/* Converts a PNG file to bytes of the CPC's screen. */
#include "bitmap.h"

#include <stdlib.h>
#include <string.h>

#include "colours.h"
#include "fail.h"
#include "pixels.h"

#define WIDEST 24 /* bytes: the widest picture that video_draw can copy */

int bitmap_zone_end(int zone) {
    return zone == MANIFEST_ZONES - 1 ? SCREEN_HEIGHT : 19 + 52 * zone;
}

int bitmap_line(int y) {
    return (y & 7) * 0x800 + (y >> 3) * SCREEN_WIDTH;
}

static picture_t load(const char *path, int width, int height) {
    picture_t p;
    char problem[PICTURE_PROBLEM];
    if (!picture_load(&p, path, problem)) fail("%s", problem);
    if (width && (p.width != width || p.height != height))
        fail("%s: the picture is %d x %d pixels, it must be %d x %d", path, p.width, p.height, width, height);
    return p;
}

static unsigned pens_of(unsigned mode) {
    return mode ? 4 : 16;
}

/* A picture may contain more colours than its mode has pens: this gets its own message. */
static void count_colours(const char *path, const picture_t *p, unsigned mode, int from, int to) {
    unsigned found = 0, limit = pens_of(mode);
    bool seen[COLOURS] = {0};
    for (int y = from; y < to; y++)
        for (int x = 0; x < p->width; x++) {
            uint32_t pixel = *picture_pixel(p, x, y);
            if (pixel >> 24 != 255) fail("%s: pixel %d, %d is transparent", path, x, y);
            int colour = colour_from_rgb(pixel & 0xFFFFFF);
            if (colour < 0)
                fail("%s: pixel %d, %d is #%06X, which is not one of the 27 colours", path, x, y, pixel & 0xFFFFFF);
            found += !seen[colour];
            seen[colour] = true;
            if (found > limit) fail("%s: pixel %d, %d is one colour too many: mode %u has %u", path, x, y, mode, limit);
        }
}

static unsigned pen_of(const char *path, const picture_t *p, const palette_t *palette, int x, int y) {
    int colour = colour_from_rgb(*picture_pixel(p, x, y) & 0xFFFFFF);
    for (unsigned pen = 0; pen < palette->inks && pen < pens_of(palette->mode); pen++)
        if ((int)palette->ink[pen] == colour) return pen;
    fail("%s: pixel %d, %d has colour %d, which is not in the palette %s", path, x, y, colour, palette->name);
}

static void convert_line(uint8_t *to, const char *path, const picture_t *p, const palette_t *palette, int left,
                         int width, int y) {
    unsigned pens[4];
    int pixels = pixels_in_byte(palette->mode);
    for (int x = left; x < left + width; x += pixels) {
        for (int i = 0; i < pixels; i++)
            pens[i] = pen_of(path, p, palette, x + i, y);
        *to++ = pixels_byte(palette->mode, pens);
    }
}

bitmap_t bitmap_from_entry(const entry_t *entry) {
    picture_t p = load(entry->path, entry->width * entry->cells, entry->height);
    int width = p.width / entry->cells, left = width * entry->cell;
    unsigned mode = entry->palette->mode;
    int pixels = pixels_in_byte(mode);
    if (width % pixels)
        fail("%s: %d pixels wide, it must be a multiple of %d in mode %u", entry->path, width, pixels, mode);
    bitmap_t b = {mode, width / pixels, p.height, NULL};
    if (b.width > WIDEST || b.height > SCREEN_HEIGHT)
        fail("%s: %d x %d pixels, the largest is %d x %d", entry->path, width, p.height, WIDEST * pixels,
             SCREEN_HEIGHT);
    count_colours(entry->path, &p, mode, 0, p.height);
    b.bytes = malloc((size_t)b.width * (size_t)b.height);
    if (!b.bytes) fail("no memory");
    for (int y = 0; y < p.height; y++)
        convert_line(b.bytes + y * b.width, entry->path, &p, entry->palette, left, width, y);
    picture_free(&p);
    return b;
}

void bitmap_next_zone(palette_t *now, const palette_t *zone) {
    unsigned inks = zone->inks < now->inks && zone->mode == now->mode ? now->inks : zone->inks;
    palette_t next = *zone;
    for (unsigned i = zone->inks; i < inks; i++)
        next.ink[i] = now->ink[i];
    next.inks = inks;
    *now = next;
}

void bitmap_from_screen(uint8_t memory[SCREEN_BYTES], const screen_t *screen) {
    int width = SCREEN_WIDTH * pixels_in_byte(screen->zone[0]->mode);
    picture_t p = load(screen->path, width, SCREEN_HEIGHT);
    memset(memory, 0, SCREEN_BYTES);
    palette_t now = *screen->zone[0];
    for (int zone = 0, y = 0; zone < MANIFEST_ZONES; zone++) {
        bitmap_next_zone(&now, screen->zone[zone]);
        if (now.mode != screen->zone[0]->mode) fail("%s: its palettes have different modes", screen->path);
        count_colours(screen->path, &p, now.mode, y, bitmap_zone_end(zone));
        for (; y < bitmap_zone_end(zone); y++)
            convert_line(memory + bitmap_line(y), screen->path, &p, &now, 0, p.width, y);
    }
    picture_free(&p);
}
