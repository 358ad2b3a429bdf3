/* The screen, on the PC. */
#include "video.h"

#include <stdlib.h>
#include <string.h>

#include "host.h"
#include "internal.h"
#include "pack.h"
#include "picture_table.h"

uint8_t host_screen[HOST_SCREEN_BYTES];
const uint8_t *const *host_zones;
static uint8_t text_ink, text_paper;

static uint8_t *line_at(int x, int y) {
    return host_screen + (y & 7) * 0x800 + (y >> 3) * VIDEO_WIDTH + x;
}

static void check(const char *who, int x, int y, int width, int height) {
    if (x + width > VIDEO_WIDTH || y + height > VIDEO_HEIGHT)
        host_stop("%s: %d x %d at %d, %d leaves the screen", who, width, height, x, y);
}

/* A picture, unpacked: valid until the next packed one is requested. */
static const video_picture_t *picture_numbered(const char *who, uint8_t number) {
    static uint8_t bytes[VIDEO_PICTURE_MAX];
    static video_picture_t plain;
    if (number >= pictures_count) host_stop("%s: there is no picture %d", who, number);
    plain = pictures[number];
    if (plain.width & VIDEO_PICTURE_PACKED) {
        plain.width &= (uint8_t)~VIDEO_PICTURE_PACKED;
        pack_undo(plain.bytes, PACK_MAX(sizeof bytes), plain.width, bytes, sizeof bytes);
        plain.bytes = bytes;
    }
    return &plain;
}

void video_zones(const uint8_t *const zones[VIDEO_ZONES]) {
    host_zones = zones;
}

void video_clear(uint16_t paint) {
    for (int line = 0; line < 8; line++) /* with the 48 bytes after every 25 lines that are not visible */
        memset(host_screen + line * 0x800, line & 1 ? paint >> 8 : paint & 255, 0x800);
}

void video_fill(uint16_t at, uint16_t size, uint16_t paint) {
    int x = at & 255, y = at >> 8, width = size & 255, height = size >> 8;
    check("video_fill", x, y, width, height);
    for (int i = 0; i < height; i++)
        memset(line_at(x, y + i), (y + i) & 1 ? paint >> 8 : paint & 255, (size_t)width);
}

uint8_t video_picture_width(uint8_t picture) {
    return picture_numbered("video_picture_width", picture)->width;
}

uint8_t video_picture_height(uint8_t picture) {
    return picture_numbered("video_picture_height", picture)->height;
}

/* The pixels from left to end - 1 of a line: a byte is two of them, the left one in the bits of &AA. */
static void draw_span(int y, int left, int end, uint8_t paint) {
    for (int x = left; x < end; x++) {
        uint8_t *to = line_at(x / 2, y), bits = x & 1 ? 0x55 : 0xAA;
        *to = (uint8_t)((*to & ~bits) | (paint & bits));
    }
}

void video_area(const uint8_t *area, uint16_t paint) {
    while (*area != VIDEO_AREA_END) {
        int y = area[0], left = area[1], end = area[2], height = area[3];
        for (area += 4;; area++) {
            if (left < 0 || left >= end || end > 2 * VIDEO_WIDTH || y >= VIDEO_HEIGHT)
                host_stop("video_area: pixels %d to %d of line %d leave the screen", left, end - 1, y);
            draw_span(y, left, end, (uint8_t)(y & 1 ? paint >> 8 : paint));
            if (!--height) break;
            y++;
            left += (*area >> 4) - VIDEO_AREA_STEP;
            end += (*area & 15) - VIDEO_AREA_STEP;
        }
    }
}

void video_draw(uint8_t picture, uint16_t at) {
    const video_picture_t *p = picture_numbered("video_draw", picture);
    int x = at & 255, y = at >> 8;
    check("video_draw", x, y, p->width, p->height);
    for (int i = 0; i < p->height; i++)
        memcpy(line_at(x, y + i), p->bytes + i * p->width, p->width);
}

void video_draw_part(const video_part_t *part) {
    const video_picture_t *p = picture_numbered("video_draw_part", part->picture);
    check("video_draw_part", part->x, part->y, part->width, part->height);
    if (part->left + part->width > p->width || part->top + part->height > p->height)
        host_stop("video_draw_part: %d x %d at %d, %d of picture %d, which is %d x %d", part->width, part->height,
                  part->left, part->top, part->picture, p->width, p->height);
    for (int i = 0; i < part->height; i++)
        memcpy(line_at(part->x, part->y + i), p->bytes + (part->top + i) * p->width + part->left, part->width);
}

void video_stamp(uint8_t picture, uint16_t at) {
    const video_picture_t *p = picture_numbered("video_stamp", picture);
    int x = at & 255, y = at >> 8;
    check("video_stamp", x, y, p->width, p->height);
    for (int i = 0; i < p->height; i++)
        for (int j = 0; j < p->width; j++) {
            uint8_t byte = p->bytes[i * p->width + j];
            uint8_t drawn = (uint8_t)(byte | byte << 4 | byte >> 4); /* 1 where a pixel is not pen 0 */
            uint8_t *to = line_at(x + j, y + i);
            *to = (uint8_t)((*to & ~drawn) | byte);
        }
}

void video_save(const video_patch_t *patch) {
    check("video_save", patch->x, patch->y, patch->width, patch->height);
    for (int i = 0; i < patch->height; i++)
        memcpy(patch->bytes + i * patch->width, line_at(patch->x, patch->y + i), patch->width);
}

void video_restore(const video_patch_t *patch) {
    check("video_restore", patch->x, patch->y, patch->width, patch->height);
    for (int i = 0; i < patch->height; i++)
        memcpy(line_at(patch->x, patch->y + i), patch->bytes + i * patch->width, patch->width);
}

void video_pens(uint8_t ink, uint8_t paper) {
    if (ink > 3 || paper > 3) host_stop("video_pens: ink %d on paper %d, but mode 1 has pens 0 to 3", ink, paper);
    text_ink = (uint8_t)VIDEO_PEN(ink);
    text_paper = (uint8_t)VIDEO_PEN(paper);
}

static const uint8_t *glyph_of(const char *who, uint8_t code) {
    if (code < FONT_FIRST || code > font_last) host_stop("%s: the font has no character %d", who, code);
    return font_glyphs + (code - FONT_FIRST) * 8;
}

static uint8_t text_byte(uint8_t nibble) {
    uint8_t mask = (uint8_t)(nibble << 4 | nibble);
    return (uint8_t)((text_ink & mask) | (text_paper & ~mask));
}

uint8_t video_text(uint16_t at, const char *text) {
    int x = at & 255, y = at >> 8;
    for (; *text; text++) {
        const uint8_t *glyph = glyph_of("video_text", (uint8_t)*text);
        int width = glyph[0] & 1 ? 1 : 2;
        check("video_text", x, y, width, 8);
        for (int i = 0; i < 8; i++) {
            uint8_t bits = i ? glyph[i] : glyph[i] & 0xFE;
            line_at(x, y + i)[0] = text_byte(bits >> 4);
            if (width == 2) line_at(x, y + i)[1] = text_byte(bits & 15);
        }
        x += width;
    }
    return (uint8_t)x;
}

uint8_t video_text_width(const char *text) {
    int width = 0;
    for (; *text; text++)
        width += glyph_of("video_text_width", (uint8_t)*text)[0] & 1 ? 1 : 2;
    return (uint8_t)width;
}
