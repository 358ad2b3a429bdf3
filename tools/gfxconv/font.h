/* font: the font as the CPC stores it, 8 bytes per glyph, one bit per pixel, from the first code to the last.
 *
 * The lowest bit of the first byte belongs to the gap after a wide letter and is always free, so it marks narrow glyphs
 * (4 pixels).
 */
#ifndef FONT_H
#define FONT_H

#include "encoding.h"

#define FONT_LINES 8

typedef struct {
    encoding_t encoding;
    uint8_t bytes[256][FONT_LINES]; /* by code */
} font_t;

/* Reads the picture (cells of 8 x 8 pixels, 16 per row, any two colours) and the list of the letters that the
 * texts need. */
void font_read(font_t *font, const char *picture, const char *letters, encoding_texts_t texts);

#endif
