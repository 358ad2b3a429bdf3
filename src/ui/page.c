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

uint8_t page_at;
static uint8_t bar;

void page_open(void) {
    static const uint8_t *const dark[VIDEO_ZONES] = {palette_dark, palette_dark, palette_dark, palette_dark,
                                                     palette_dark};
    video_zones(dark);
    video_clear(VIDEO_PEN(CLOTH));
}

void page_light(void) {
    static const uint8_t *const light[VIDEO_ZONES] = {palette_dialogue, palette_table, palette_table, palette_table,
                                                      palette_dialogue};
    video_zones(light);
}

void page_headline(const char *text) {
    ui_paint(1, 0);
    ui_centred(VIDEO_AT(0, HEADLINE), VIDEO_WIDTH, text);
}

void page_keys(uint8_t key) {
    ui_paint(1, 0);
    ui_centred(VIDEO_AT(0, KEYS), VIDEO_WIDTH, word(key));
}

/* One row of tiles: the left one, the right one and, if there is a picture for it, what lies between. */
static void tiles(uint8_t y, uint8_t left, uint8_t between, uint8_t right) {
    uint8_t x = SHEET_X;
    video_draw(left, VIDEO_AT(x, y));
    if (between)
        while ((x += TILE) < LAST_X)
            video_draw(between, VIDEO_AT(x, y));
    video_draw(right, VIDEO_AT(LAST_X, y));
}

void page_paper(uint8_t top, uint8_t count) {
    video_fill(VIDEO_AT(SHEET_X + TILE, top + 8), VIDEO_SIZE(LAST_X - SHEET_X - TILE, (count - 2) * 8),
               VIDEO_PEN(WHITE));
    tiles(top, PICTURE_FRAME_FRAME_TL, PICTURE_FRAME_FRAME_T, PICTURE_FRAME_FRAME_TR);
    for (count -= 2; count; count--)
        tiles(top += 8, PICTURE_FRAME_FRAME_L, 0, PICTURE_FRAME_FRAME_R);
    tiles((uint8_t)(top + 8), PICTURE_FRAME_FRAME_BL, PICTURE_FRAME_FRAME_B, PICTURE_FRAME_FRAME_BR);
}

void page_pens(uint8_t barred) {
    bar = barred;
    ui_paint(bar ? WHITE : BLACK, bar ? RED : WHITE);
}

void page_row(uint8_t y, const char *label) {
    uint16_t paint = VIDEO_PEN(bar ? RED : WHITE);
    video_fill(VIDEO_AT(PAGE_LEFT - 1, y - 1), VIDEO_SIZE(PAGE_RIGHT - PAGE_LEFT + 2, 10), paint);
    video_text(VIDEO_AT(PAGE_LEFT, y), label);
}

void page_value(uint8_t right, uint8_t y, const char *value) {
    video_text(VIDEO_AT(right - video_text_width(value), y), value);
}

void page_draw_row(const page_list_t *list, uint8_t row) {
    page_pens(row == page_at);
    list->draw(row, (uint8_t)(list->y + row * list->step));
}

void page_draw_list(const page_list_t *list) {
    uint8_t row;
    for (row = 0; row < list->count; row++)
        page_draw_row(list, row);
}

uint8_t page_choose(const page_list_t *list) {
    uint8_t input, was;
    for (;;) {
        input = ui_input();
        was = page_at;
        if (input == INPUT_UP)
            page_at = (uint8_t)(was ? was : list->count) - 1;
        else if (input == INPUT_DOWN)
            page_at = (uint8_t)(was + 1 == list->count ? 0 : was + 1);
        else if (input)
            return input;
        if (page_at != was) {
            page_draw_row(list, page_at);
            page_draw_row(list, was);
        }
    }
}
