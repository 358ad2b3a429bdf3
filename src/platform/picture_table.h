/* What a program's pictures and letters are made of. tools/gfxconv writes them for each game, as pictures.c and font.c; src/platform/cpc
 * and src/platform/host draw from them without knowing whose they are.
 */
#ifndef PICTURE_TABLE_H
#define PICTURE_TABLE_H

#include <stdint.h>

/* A picture whose width has its highest bit set is packed. */
typedef struct {
    uint8_t width, height;
    const uint8_t *bytes;
} video_picture_t;

#define VIDEO_PICTURE_PACKED 0x80
#define VIDEO_PICTURE_ROOM   560 /* bytes of the largest packed picture; one is kept unpacked */

extern const video_picture_t pictures[];

/* 8 bytes a glyph from the space on, top to bottom, a bit a pixel; bit 0 of the first byte says: only 4 pixels wide. */
#define FONT_FIRST 32
extern const uint8_t font_glyphs[];

/* On the PC only, which checks that a number is in the table. */
extern const uint8_t pictures_count, font_last;

#endif
