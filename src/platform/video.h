/* video: the screen, 80 bytes wide and 200 lines high.
 *
 * Everything stands on whole bytes: x counts bytes (0..79), y lines (0..199), widths are bytes, heights are lines. A
 * byte is 4 pixels of mode 1 or 2 of mode 0. A rectangle outside the screen is an error: the PC stops with a message,
 * the CPC does not check.
 *
 * Inks and mode belong to zones, bands of the screen between raster interrupts. The picture's position is that of the
 * firmware; the interrupts come in lines 34, 86, 138 and 190, and take effect from the next line on:
 *
 *     line   0 +---------------------------+
 *              | zone 0   35 lines         |
 *     line  35 +---------------------------+
 *              | zone 1   52 lines         |
 *     line  87 +---------------------------+
 *              | zone 2   52 lines         |
 *     line 139 +---------------------------+
 *              | zone 3   52 lines         |
 *     line 191 +---------------------------+
 *              | zone 4    9 lines         |
 *     line 200 +---------------------------+
 *
 * A zone's border and its pens 0 and 1 change in the horizontal blank; pens 2 and 3 follow up to 36 bytes into the
 * zone's first line: where they differ between two zones, do not use them in that line. Pens 4 to 15 of mode 0 are
 * set once a frame, from the palette of zone 0; if that is a zone of mode 1 above others of mode 0, its palette has
 * 16 inks all the same.
 */
#ifndef VIDEO_H
#define VIDEO_H

#include <stdint.h>
#include "platform.h"

#define VIDEO_WIDTH  80  /* bytes */
#define VIDEO_HEIGHT 200 /* lines */
#define VIDEO_ZONES  5

/* First line of zone n. */
#define VIDEO_ZONE(n) ((n) ? 35 + 52 * ((n)-1) : 0)

/* A position, a size: two numbers in one, for one register pair. */
#define VIDEO_AT(x, y)            ((uint16_t)((uint16_t)(y) << 8 | (uint8_t)(x)))
#define VIDEO_SIZE(width, height) VIDEO_AT(width, height)
#define VIDEO_MOVED(at, right, below)                                                                                  \
    ((uint16_t)((at) + (right) + (below)*256)) /* a position moved within the screen */

/* ---- inks ---- */

/* Palettes come from the game's pictures.txt ("palette table 9 26 0 6") as palette_<name>: mode, border and inks as
 * Gate Array commands. zones[n] is the palette of zone n; several zones may have the same. They take effect with the
 * next frame. The array is not copied, so it must be static. */
void video_zones(const uint8_t *const zones[VIDEO_ZONES]) FASTCALL PRESERVES(b, c, d, e, h, l, iyl, iyh);

/* ---- plain areas ---- */

/* Paint for clear and fill, in mode 1: one pen, or a checkerboard of two. The low byte is for even lines, the high
 * byte for odd ones; any other two bytes make stripes. */
#define VIDEO_PEN(pen)  ((uint16_t)(0x0101U * (((pen)&1) * 0xF0U | ((pen) >> 1) * 0x0FU)))
#define VIDEO_MIX(a, b) ((uint16_t)((VIDEO_PEN(a) & 0x55AAU) | (VIDEO_PEN(b) & 0xAA55U)))

/* Fills the screen. 33,347 NOPs, under two frames. */
void video_clear(uint16_t paint) FASTCALL;

/* Fills a rectangle. */
void video_fill(uint16_t at, uint16_t size, uint16_t paint);

/* The same for mode 0, whose pens are 0 to 15. */
#define VIDEO_PEN_0(pen)                                                                                               \
    ((uint16_t)(0x0101U *                                                                                              \
                (((pen)&1) * 0xC0U | ((pen) >> 1 & 1) * 0x0CU | ((pen) >> 2 & 1) * 0x30U | ((pen) >> 3) * 0x03U)))

/* ---- areas of any outline (mode 0) ---- */

/* An area is strips of pixels, one below the other:
 *
 *     line, left, end, height     pixels from left to end - 1 of that line; then a byte for each of the height - 1
 *                                 lines below: the change of left (upper half) and of end (lower half), with
 *                                 VIDEO_AREA_STEP added to each, so 0x88 is straight down
 *
 * and VIDEO_AREA_END after the last strip. tools/mapconv generates them. A territory takes a frame at most. */
#define VIDEO_AREA_STEP 8
#define VIDEO_AREA_END  0xff
void video_area(const uint8_t *area, uint16_t paint);

/* ---- pictures ---- */

/* A picture is a number from the game's pictures.h: PICTURE_CARD_25 and so on, in the order of pictures.txt; the
   pictures of a group follow each other, so PICTURE_CARD_25 + n is the nth card. */
uint8_t video_picture_width(uint8_t picture) FASTCALL;  /* bytes */
uint8_t video_picture_height(uint8_t picture) FASTCALL; /* lines */

/* Draws a picture with its top left corner at that position. A card takes under 3,500 NOPs. */
void video_draw(uint8_t picture, uint16_t at);

/* Draws a part of a picture, from column left and line top on, at x, y: for a card that is half covered by another,
 * that turns over, or that slides in from the edge. */
typedef struct {
    uint8_t picture;
    uint8_t x, y;
    uint8_t left, top;
    uint8_t width, height;
} video_part_t;
void video_draw_part(const video_part_t *part) FASTCALL;

/* Draws a picture with pen 0 transparent (mode 1): for cursors and cars. */
void video_stamp(uint8_t picture, uint16_t at);

/* Unpacks a picture to the whole screen: title, loading picture. */
void video_unpack(const uint8_t *packed) FASTCALL;

/* The background of a moving card: save it before drawing the card, restore it to remove the card. bytes has width *
 * height bytes. */
typedef struct {
    uint8_t x, y;
    uint8_t width, height;
    uint8_t *bytes;
} video_patch_t;
void video_save(const video_patch_t *patch) FASTCALL;
void video_restore(const video_patch_t *patch) FASTCALL;

/* ---- text (mode 1) ---- */

/* Text is bytes that end with 0, in the encoding of the font (font.h, generated for each game): ASCII, with accented
 * letters and signs at unused codes and above. tools/wordconv converts the UTF-8 texts of a game, and refuses a
 * character that the font does not have. A character is 8 lines high and 4 or 8 pixels (1 or 2 bytes) wide. */

/* Pens for the text that follows. */
void video_pens(uint8_t ink, uint8_t paper);

/* Draws text and returns the x after it. Under 300 NOPs for a character. */
uint8_t video_text(uint16_t at, const char *text);

/* The width of a text, in bytes. Centred text: video_text(VIDEO_AT((80 - video_text_width(t)) / 2, y), t). */
uint8_t video_text_width(const char *text) FASTCALL;

#endif
