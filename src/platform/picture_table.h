/* picture_table: the pictures and the font of a program. tools/gfxconv generates them for each game, as pictures.c
 * and font.c.
 */
#ifndef PICTURE_TABLE_H
#define PICTURE_TABLE_H

#include <stdint.h>

/* Bit 7 of the width is set if the picture is packed. */
typedef struct {
    uint8_t width, height;
    const uint8_t *bytes;
} video_picture_t;

#define VIDEO_PICTURE_PACKED 0x80
#define VIDEO_PICTURE_MAX    560 /* bytes of the largest packed picture: the buffer for the one unpacked last */

extern const video_picture_t pictures[];

/* 8 bytes for each glyph from the space on, top to bottom, one bit for each pixel; bit 0 of the first byte: only 4
 * pixels wide. */
#define FONT_FIRST 32
extern const uint8_t font_glyphs[];

/* On the PC only, which checks that a number is in the table. */
extern const uint8_t pictures_count, font_last;

#endif
