/* Headline, paper, rows: what the pages share. */
#include "page.h"
#include "pictures.h"
#include "widgets.h"
#include "words.h"

#define HEADLINE 6   /* line */
#define KEYS     184 /* line */
#define SHEET_X  2   /* the paper, from here to the same distance from the right edge */
#define TILE     2   /* bytes across */
#define LAST_X   (VIDEO_WIDTH - SHEET_X - TILE)

enum { CLOTH, WHITE, BLACK, RED }; /* pens of the table */

uint8_t page_at, page_y;
page_list_t page_list;
static uint16_t bar; /* paint behind a row */

/* A line of the screen's width in the pens of the dialogue. */
static void banner(uint8_t y, const char *text) {
    ui_paint(1, 0);
    ui_centred(VIDEO_AT(0, y), VIDEO_WIDTH, text);
}

void page_open(const char *headline) {
    static const uint8_t *const dark[VIDEO_ZONES] = {palette_dark, palette_dark, palette_dark, palette_dark,
                                                     palette_dark};
    video_zones(dark);
    video_clear(VIDEO_PEN(CLOTH));
    banner(HEADLINE, headline);
}

void page_light(void) {
    static const uint8_t *const light[VIDEO_ZONES] = {palette_dialogue, palette_table, palette_table, palette_table,
                                                      palette_dialogue};
    video_zones(light);
}

void page_keys(uint8_t key) {
    banner(KEYS, word(key));
}

/* One row of tiles at page_y: the left one, what lies between if it is more than paper, the right one. */
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
    video_fill(VIDEO_AT(SHEET_X + TILE, page_y), VIDEO_SIZE(LAST_X - SHEET_X - TILE, count * 8), VIDEO_PEN(WHITE));
    tiles(top);
    for (count -= 2; count; count--)
        tiles(middle);
    tiles(bottom);
}

void page_pens(uint8_t barred) {
    if (barred) {
        bar = VIDEO_PEN(RED);
        ui_paint(WHITE, RED);
    } else {
        bar = VIDEO_PEN(WHITE);
        ui_paint(BLACK, WHITE);
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

void page_draw_row(uint8_t row) {
    page_y = (uint8_t)(page_list.y + row * page_list.step);
    page_pens(row == page_at);
    page_list.draw(row);
}

void page_draw_list(void) {
    uint8_t row;
    for (row = 0; row != page_list.count; row++)
        page_draw_row(row);
}

uint8_t page_choose(void) {
    uint8_t input, was;
    for (;;) {
        input = ui_input();
        was = page_at;
        if (input == INPUT_UP) {
            if (!page_at) page_at = page_list.count;
            page_at--;
        } else if (input == INPUT_DOWN) {
            if (++page_at == page_list.count) page_at = 0;
        } else if (input) {
            return input;
        }
        if (page_at != was) {
            page_draw_row(page_at);
            page_draw_row(was);
        }
    }
}
