/* The menu: a new game, the one on the disc, options, rules. */
#include "input.h"
#include "kept.h"
#include "list.h"
#include "page.h"
#include "pictures.h"
#include "screens.h"
#include "text.h"
#include "words.h"

#define PAPER 84 /* line */

enum { ITEM_PLAY, ITEM_RESUME, ITEM_OPTIONS, ITEM_RULES, ITEMS };

static void draw_item(uint8_t row) {
    page_row("");
    text_centred(VIDEO_AT(PAGE_LEFT, page_y), PAGE_RIGHT - PAGE_LEFT, word((uint8_t)(WORD_MENU_PLAY + row)));
}

static const list_t items = {PAPER + 16, 16, ITEMS, draw_item, 0};

static void draw_menu(void) {
    page_open(word(WORD_GAME), palette_dialogue);
    page_y = PAPER;
    page_paper(10);
    list = items;
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
            if (input == INPUT_BACK) return MENU_TITLE;
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
        default:
            rules_show();
        }
        list_at = ITEM_PLAY;
    }
}
