/* Pages: headline, paper, rows. */
#include "page.h"
#include "pictures.h"
#include "text.h"
#include "words.h"

#define HEADLINE 13 /* line */
#define SHEET_X  2  /* left edge of the paper; the right one is symmetrical */
#define TILE     2  /* bytes across */
#define LAST_X   (VIDEO_WIDTH - SHEET_X - TILE)

uint8_t page_y;
static uint16_t bar; /* paint behind a row */

void page_banner(uint8_t y, const char *text) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_centred(VIDEO_AT(0, y), VIDEO_WIDTH, text);
}

void page_open(const char *headline, const uint8_t *colours) {
    static const uint8_t *zones[VIDEO_ZONES];
    video_zones(theme_dark);
    video_clear(VIDEO_PEN(PEN_CLOTH));
    zones[0] = zones[4] = colours;
    zones[1] = zones[2] = zones[3] = palette_table;
    video_zones(zones);
    page_banner(HEADLINE, headline);
}

void page_keys(uint8_t key) {
    page_banner(PAGE_KEYS, word(key));
}

/* One row of tiles at page_y: left, middle (0: plain paper), right. */
static void tiles(const uint8_t *row) {
    uint8_t x = SHEET_X;
    video_draw(row[0], VIDEO_AT(SHEET_X, page_y));
    if (row[1])
        while ((x += TILE) != LAST_X)
            video_draw(row[1], VIDEO_AT(x, page_y));
    video_draw(row[2], VIDEO_AT(LAST_X, page_y));
    page_y += 8;
}

void page_paper(uint8_t count) {
    static const uint8_t top[] = {PICTURE_FRAME_FRAME_TL, PICTURE_FRAME_FRAME_T, PICTURE_FRAME_FRAME_TR};
    static const uint8_t middle[] = {PICTURE_FRAME_FRAME_L, 0, PICTURE_FRAME_FRAME_R};
    static const uint8_t bottom[] = {PICTURE_FRAME_FRAME_BL, PICTURE_FRAME_FRAME_B, PICTURE_FRAME_FRAME_BR};
    video_fill(VIDEO_AT(SHEET_X + TILE, page_y), VIDEO_SIZE(LAST_X - SHEET_X - TILE, count * 8), VIDEO_PEN(PEN_WHITE));
    tiles(top);
    for (count -= 2; count; count--)
        tiles(middle);
    tiles(bottom);
}

void page_open_large(const char *headline, const uint8_t *colours) {
    page_open(headline, colours);
    page_y = PAGE_TOP;
    page_paper(PAGE_TILES);
}

void page_pens(uint8_t barred) {
    if (barred) {
        bar = VIDEO_PEN(PEN_RED);
        text_pens(PEN_WHITE, PEN_RED);
    } else {
        bar = VIDEO_PEN(PEN_WHITE);
        text_pens(PEN_BLACK, PEN_WHITE);
    }
}

void page_text(uint8_t x, const char *text) {
    video_text(VIDEO_AT(x, page_y), text);
}

void page_row(const char *label) {
    video_fill(VIDEO_MOVED(VIDEO_AT(PAGE_LEFT - 1, page_y), 0, -1), VIDEO_SIZE(PAGE_RIGHT - PAGE_LEFT + 2, 10), bar);
    page_text(PAGE_LEFT, label);
}

void page_value(uint8_t right, const char *value) {
    page_text((uint8_t)(right - video_text_width(value)), value);
}
