/* video: the screen, 80 bytes wide and 200 lines high.
 *
 * Everything stands on whole bytes: x counts bytes (0..79), y lines (0..199), widths are bytes, heights are lines.
 * A byte is 4 pixels of mode 1 or 2 of mode 0. A rectangle that leaves the screen is the caller's mistake: the PC
 * stops with a message, the CPC does not look.
 *
 * Inks and mode belong to zones, bands of the screen between raster interrupts. The picture stands where the firmware
 * puts it; the interrupts come in lines 34, 86, 138 and 190, and what they write holds from the next line on:
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
 * A zone's border and its pens 0 and 1 change while the beam is out of sight; pens 2 and 3 follow up to 36 bytes into
 * the zone's first line: where they differ between two zones keep them off that line. Pens 4 to 15 of mode 0 are set
 * once a frame, from the palette of zone 0; where that is a zone of mode 1 above others of mode 0, its palette has 16
 * inks all the same.
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

/* A place, a size: two numbers in one, so that they travel in one register pair. */
#define VIDEO_AT(x, y)                ((uint16_t)((uint16_t)(y) << 8 | (uint8_t)(x)))
#define VIDEO_SIZE(width, height)     VIDEO_AT(width, height)
#define VIDEO_MOVED(at, right, below) ((uint16_t)((at) + (right) + (below)*256)) /* a place moved within the screen */

/* ---- inks ---- */

/* Palettes come from the game's pictures.txt ("palette table 9 26 0 6") as palette_<name>: mode, border and inks ready for the
   Gate Array. zones[n] is the palette of zone n; the same one may stand several times. They hold from the next frame on
   until they are changed; the array must stay where it is, so make it static. */
void video_zones(const uint8_t *const zones[VIDEO_ZONES]) FASTCALL;

/* ---- plain areas ---- */

/* Paint for clear and fill, in mode 1: one pen, or a checkerboard of two that the eye mixes. The low byte goes on even
   lines, the high byte on odd ones; any other two bytes make stripes. */
#define VIDEO_PEN(pen)  ((uint16_t)(0x0101U * (((pen)&1) * 0xF0U | ((pen) >> 1) * 0x0FU)))
#define VIDEO_MIX(a, b) ((uint16_t)((VIDEO_PEN(a) & 0x55AAU) | (VIDEO_PEN(b) & 0xAA55U)))

/* The whole screen in one paint. Under 36,000 NOPs, two frames. */
void video_clear(uint16_t paint) FASTCALL;

void video_fill(uint16_t at, uint16_t size, uint16_t paint);

/* The same for mode 0, whose pens are 0 to 15. */
#define VIDEO_PEN_0(pen)                                                                                               \
    ((uint16_t)(0x0101U *                                                                                              \
                (((pen)&1) * 0xC0U | ((pen) >> 1 & 1) * 0x0CU | ((pen) >> 2 & 1) * 0x30U | ((pen) >> 3) * 0x03U)))

/* ---- areas of any outline (mode 0) ---- */

/* An area is strips of pixels, one below the other:
 *
 *     line, left, end, height     pixels from left to end - 1 of that line; then for each further line, height - 1 in all,
 *     a byte:                     how far its left (upper half) and its end (lower half) lie from those above, counted
 *                                 from VIDEO_AREA_STEP: &88 is straight down
 *
 * and after the last strip VIDEO_AREA_END. tools/mapconv makes them. A territory takes a frame at most. */
#define VIDEO_AREA_STEP 8
#define VIDEO_AREA_END  0xff
void video_area(const uint8_t *area, uint16_t paint);

/* ---- pictures ---- */

/* A picture is a number from the game's pictures.h: PICTURE_CARD_25 and so on, in the order of pictures.txt; the
   pictures of a group follow each other, so PICTURE_CARD_25 + n is the nth card. */
uint8_t video_picture_width(uint8_t picture) FASTCALL;  /* bytes */
uint8_t video_picture_height(uint8_t picture) FASTCALL; /* lines */

/* The whole picture, its top left corner at. A card takes under 3,500 NOPs. */
void video_draw(uint8_t picture, uint16_t at);

/* Part of a picture: the columns from left and the lines from top, as many as width and height say, drawn at x, y. For
   a card that lies half under another, that turns over, or that slides in from the edge. */
typedef struct {
    uint8_t picture;
    uint8_t x, y;
    uint8_t left, top;
    uint8_t width, height;
} video_part_t;
void video_draw_part(const video_part_t *part) FASTCALL;

/* The whole picture with pen 0 left out: what was there shows through (mode 1). For cursors and cars. */
void video_stamp(uint8_t picture, uint16_t at);

/* A picture of a packed group, unpacked to the whole screen: title, loading. */
void video_unpack(const uint8_t *packed) FASTCALL;

/* What lies under a moving card: save before drawing it, restore to take it away. bytes holds width * height bytes. */
typedef struct {
    uint8_t x, y;
    uint8_t width, height;
    uint8_t *bytes;
} video_patch_t;
void video_save(const video_patch_t *patch) FASTCALL;
void video_restore(const video_patch_t *patch) FASTCALL;

/* ---- text (mode 1) ---- */

/* Text is bytes that end with 0, in the code of our own font (build/gen/font.h): ASCII keeps its codes, accented
   letters and signs have the codes between and above. Words are written in UTF-8 tables and turned into these bytes by
   tools/wordconv, which refuses a character that the font lacks. A character is 8 lines high and 4 or 8 pixels (1 or 2
   bytes) wide. */

/* Pens for the text that follows. */
void video_pens(uint8_t ink, uint8_t paper);

/* Draws text and returns the x behind it. Under 300 NOPs a character. */
uint8_t video_text(uint16_t at, const char *text);

/* How wide text would be, in bytes. Centred text: video_text(VIDEO_AT((80 - video_text_width(t)) / 2, y), t). */
uint8_t video_text_width(const char *text) FASTCALL;

#endif
