/* The font as the CPC keeps it: 8 bytes a glyph, a bit a pixel, from the first code to the last. The lowest bit of the
 * first byte is the gap to the next letter in every wide glyph, so it is free to say "narrow": 4 pixels.
 */
#ifndef FONT_H
#define FONT_H

#include "encoding.h"

#define FONT_LINES 8

typedef struct {
    encoding_t encoding;
    uint8_t bytes[256][FONT_LINES]; /* by code */
} font_t;

/* Reads the picture (cells of 8 x 8 pixels, 16 a row, any two colours) and the list of letters that the texts need. */
void font_read(font_t *font, const char *picture, const char *letters, encoding_texts_t texts);

#endif
