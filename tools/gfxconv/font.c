/* Converts the font. */
#include "font.h"

#include "fail.h"
#include "picture.h"

#define CELL 8
#define ROW  16

/* The first cell is the space: the colour of its first pixel is the paper, any other colour is ink. */
static void read_glyph(font_t *font, const char *path, const picture_t *p, unsigned code) {
    const encoding_glyph_t *g = font->encoding.glyph + code;
    int left = (int)(g->cell % ROW) * CELL, top = (int)(g->cell / ROW) * CELL;
    if (top + CELL > p->height) fail("%s: no cell %u, the list of letters is longer than the picture", path, g->cell);
    for (int y = 0; y < FONT_LINES; y++) {
        unsigned bits = 0;
        for (int x = 0; x < CELL; x++) {
            unsigned ink = *picture_pixel(p, left + x, top + y) != *picture_pixel(p, 0, 0);
            if (ink && x >= (int)g->width)
                fail("%s: pixel %d, %d is set, but its letter is %u pixels wide", path, left + x, top + y, g->width);
            bits |= ink << (CELL - 1 - x);
        }
        if (!y && bits & 1)
            fail("%s: pixel %d, %d is set: the top right corner of a letter must be free", path, left + CELL - 1, top);
        font->bytes[code][y] = (uint8_t)bits;
    }
    if (g->width == 4) font->bytes[code][0] |= 1;
}

void font_read(font_t *font, const char *picture, const char *letters, encoding_texts_t texts) {
    picture_t p;
    char problem[PICTURE_PROBLEM];
    *font = (font_t){0};
    encoding_read(&font->encoding, letters, texts);
    if (font->encoding.glyph[' '].cell || !font->encoding.glyph[' '].character)
        fail("%s: the first character must be the space", letters);
    if (!picture_load(&p, picture, problem)) fail("%s", problem);
    if (p.width != ROW * CELL || p.height % CELL)
        fail("%s: the picture is %d x %d pixels, it must be %d wide and a multiple of %d high", picture, p.width,
             p.height, ROW * CELL, CELL);
    for (unsigned code = ENCODING_FIRST; code <= font->encoding.last; code++)
        if (font->encoding.glyph[code].character) read_glyph(font, picture, &p, code);
    picture_free(&p);
}
