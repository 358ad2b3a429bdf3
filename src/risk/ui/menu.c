/* The menu: a new game, the one on the disc, options, rules, the presentation, the quickest victories; the other game of the
 * disc. */
#include "hall.h"
#include "input.h"
#include "kept.h"
#include "list.h"
#include "neighbour.h"
#include "page.h"
#include "pictures.h"
#include "screens.h"
#include "store.h"
#include "text.h"
#include "words.h"

#define PAPER         88 /* line */
#define PARADE        50 /* line of the soldiers, in a zone of mode 0 */
#define SOLDIERS      13
#define SOLDIER_WIDTH 6 /* bytes */

enum { ITEM_PLAY, ITEM_RESUME, ITEM_OPTIONS, ITEM_RULES, ITEM_PRESENTATION, ITEM_HALL, ITEM_OTHER, ITEMS };

static void draw_item(uint8_t row) {
    page_row("");
    text_centred(VIDEO_AT(PAGE_LEFT, page_y), PAGE_RIGHT - PAGE_LEFT, word((uint8_t)(WORD_MENU_PLAY + row)));
}

#define NARROW_STEP 11 /* for all items */
static const list_t items = {PAPER + 10, 13, ITEM_OTHER, draw_item, 0};

/* Soldiers on their way across the screen. */
static void draw_parade(void) {
    static const uint8_t *const zones[VIDEO_ZONES] = {palette_orders, palette_map, palette_table, palette_table,
                                                      palette_dialogue};
    uint8_t i, x = 1;
    video_fill(VIDEO_AT(0, PARADE - 2), VIDEO_SIZE(VIDEO_WIDTH, 20), VIDEO_PEN_0(1));
    for (i = 0; i < SOLDIERS; i++, x += SOLDIER_WIDTH)
        video_draw((uint8_t)(PICTURE_SOLDIER_FOOT + (i & 3) % 3), VIDEO_AT(x, PARADE));
    video_zones(zones);
}

static void draw_menu(void) {
    page_open(word(WORD_GAME), palette_dialogue);
    draw_parade();
    page_y = PAPER;
    page_paper(12);
    list = items;
    if (store_started & STORE_MENU) {
        list.count = ITEMS;
        list.step = NARROW_STEP;
    }
    list_draw();
    page_keys(WORD_KEYS_MENU);
}

uint8_t menu_show(void) {
    uint8_t input;
    list_at = ITEM_PLAY;
    for (;;) {
        draw_menu();
        do {
            input = list_choose();
            if (input == INPUT_BACK || input == INPUT_PREVIOUS) return MENU_TITLE; /* a joystick goes back by ← */
        } while (input != INPUT_OK);
        switch (list_at) {
        case ITEM_PLAY:
            return MENU_GAME;
        case ITEM_RESUME:
            if (!kept_load()) return MENU_RESUME;
            break;
        case ITEM_OPTIONS:
            options_show();
            break;
        case ITEM_RULES:
            rules_show();
            break;
        case ITEM_OTHER:
            neighbour_run();
            break;
        case ITEM_PRESENTATION:
            presentation_show();
            break;
        default:
            hall_show(HALL_ROWS);
        }
        list_at = ITEM_PLAY;
    }
}
