/* Draws all pictures of a game on one PNG. */
#include "gallery.h"

#include <string.h>

#include "colours.h"
#include "fail.h"
#include "pixels.h"

/* The sheet is drawn from the converted bytes, not from the PNG files, so it shows what the CPC gets. */

#define PIXEL  3    /* size of a mode 1 pixel on the sheet; mode 0 pixels are twice as wide */
#define WIDTH  1320 /* of the sheet */
#define MARGIN 18
#define GAP    12

typedef struct {
    picture_t picture;
    int x, y, row; /* position of the next picture, and the height of this row */
} sheet_t;

static int pixel_width(unsigned mode) {
    return mode ? PIXEL : 2 * PIXEL;
}

static void draw_byte(picture_t *p, int x, int y, uint8_t byte, const palette_t *palette) {
    int wide = pixel_width(palette->mode);
    for (int i = 0; i < pixels_in_byte(palette->mode); i++)
        picture_fill(p, x + i * wide, y, wide, PIXEL, colour_rgb(palette->ink[pixels_pen(palette->mode, byte, i)]));
}

static int byte_width(const palette_t *palette) {
    return pixels_in_byte(palette->mode) * pixel_width(palette->mode);
}

/* Reserves space, on the next row if this one is full; extends the sheet if needed. */
static void place(sheet_t *s, int width, int height, uint32_t ground) {
    if (s->x > MARGIN && s->x + width > WIDTH - MARGIN) {
        s->x = MARGIN;
        s->y += s->row + GAP;
        s->row = 0;
    }
    if (height > s->row) s->row = height;
    if (s->y + s->row + MARGIN > s->picture.height) {
        picture_t longer = picture_new(WIDTH, s->y + s->row + MARGIN, ground);
        memcpy(longer.pixels, s->picture.pixels,
               sizeof(uint32_t) * (size_t)s->picture.width * (size_t)s->picture.height);
        picture_free(&s->picture);
        s->picture = longer;
    }
}

static void new_row(sheet_t *s) {
    if (s->x == MARGIN) return;
    s->x = MARGIN;
    s->y += s->row + 2 * GAP;
    s->row = 0;
}

static void draw_bitmap(sheet_t *s, const bitmap_t *b, const palette_t *palette) {
    int wide = byte_width(palette);
    place(s, b->width * wide, b->height * PIXEL, colour_rgb(9));
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++)
            draw_byte(&s->picture, s->x + x * wide, s->y + y * PIXEL, b->bytes[y * b->width + x], palette);
    s->x += b->width * wide + GAP;
}

static void draw_font(sheet_t *s, const font_t *font) {
    new_row(s);
    for (unsigned code = ENCODING_FIRST; code <= font->encoding.last; code++) {
        place(s, 8 * PIXEL, 8 * PIXEL, colour_rgb(9));
        for (int y = 0; y < FONT_LINES; y++)
            for (int x = 0; x < (int)font->encoding.glyph[code].width; x++)
                picture_fill(&s->picture, s->x + x * PIXEL, s->y + y * PIXEL, PIXEL, PIXEL,
                             colour_rgb(font->bytes[code][y] >> (7 - x) & (y || x < 7) ? 26 : 0));
        s->x += (int)font->encoding.glyph[code].width * PIXEL + PIXEL;
    }
}

static void draw_screen(sheet_t *s, const screen_t *screen, const uint8_t *memory) {
    palette_t now = *screen->zone[0];
    int wide = byte_width(&now);
    place(s, SCREEN_WIDTH * wide, SCREEN_HEIGHT * PIXEL, colour_rgb(9));
    for (int zone = 0, y = 0; zone < MANIFEST_ZONES; zone++) {
        bitmap_next_zone(&now, screen->zone[zone]);
        for (; y < bitmap_zone_end(zone); y++)
            for (int x = 0; x < SCREEN_WIDTH; x++)
                draw_byte(&s->picture, s->x + x * wide, s->y + y * PIXEL, memory[bitmap_line(y) + x], &now);
    }
    s->x += SCREEN_WIDTH * wide + GAP;
}

void gallery_sheet(const gallery_t *g, const char *path) {
    const manifest_t *m = &g->manifest;
    sheet_t s = {.picture = picture_new(WIDTH, MARGIN, colour_rgb(9)), .x = MARGIN, .y = MARGIN};
    char problem[PICTURE_PROBLEM];
    for (unsigned i = 0; i < m->pictures; i++) {
        if (i && strcmp(m->picture[i].group, m->picture[i - 1].group)) new_row(&s);
        draw_bitmap(&s, g->picture + i, m->picture[i].palette);
    }
    if (*m->font) draw_font(&s, &g->font);
    new_row(&s);
    for (unsigned i = 0; i < m->screens; i++)
        draw_screen(&s, m->screen + i, g->screen[i].memory);
    if (!picture_save(&s.picture, path, problem)) fail("%s", problem);
    picture_free(&s.picture);
}
