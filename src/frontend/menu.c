/* The menu: new match, saved match, options, rules, presentation, hall of fame; the other game of the disc. */
#include "boot.h"
#include "hall_of_fame.h"
#include "input.h"
#include "list.h"
#include "frontend.h"
#include "launch_menu.h"
#include "page.h"
#include "text.h"
#include "words.h"

enum { ITEM_PLAY, ITEM_RESUME, ITEM_OPTIONS, ITEM_RULES, ITEM_PRESENTATION, ITEM_HALL, ITEM_OTHER, ITEMS };
_Static_assert(WORD_MENU_OTHER - WORD_MENU_PLAY == ITEM_OTHER, "words.txt follows the order of the rows");

static void draw_item(uint8_t row) {
    page_row("");
    text_centred(VIDEO_AT(PAGE_LEFT, page_y), PAGE_RIGHT - PAGE_LEFT, word((uint8_t)(WORD_MENU_PLAY + row)));
}

static void draw_menu(void) {
    static const list_t items = {MENU_ROWS, MENU_STEP, ITEM_OTHER, draw_item, menu_animate};
    menu_draw_head();
    page_y = MENU_PAPER;
    page_paper(MENU_TILES);
    list = items;
    if (boot_flags & BOOT_MENU) {
        list.count = ITEMS;
        list.step = MENU_NARROW;
    }
    list_draw();
    page_keys(WORD_KEYS_MENU);
}

static void present(void) {
    presentation_show();
}

static void show_best(void) {
    hall_show(HALL_ROWS);
}

uint8_t menu_show(void) {
    static void (*const pages[ITEMS])(void) = {
        [ITEM_OPTIONS] = options_show, [ITEM_RULES] = rules_show,  [ITEM_PRESENTATION] = present,
        [ITEM_HALL] = show_best,       [ITEM_OTHER] = launch_menu,
    };
    uint8_t input;
    list_at = ITEM_PLAY;
    draw_menu();
    for (;;) {
        input = list_choose();
        if (input == INPUT_BACK || input == INPUT_PREVIOUS) return MENU_TITLE; /* ← for a joystick */
        if (input != INPUT_OK) continue;
        if (list_at == ITEM_PLAY) {
            ask_name();
            return MENU_MATCH;
        }
        if (list_at != ITEM_RESUME)
            pages[list_at]();
        else if (!load_match())
            return MENU_RESUME;
        draw_menu();
    }
}
