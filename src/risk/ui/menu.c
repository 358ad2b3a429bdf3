/* The menu: a new game, options, rules. */
#include "input.h"
#include "list.h"
#include "page.h"
#include "pictures.h"
#include "screens.h"
#include "text.h"
#include "words.h"

#define PAPER 84 /* line */

enum { ITEM_PLAY, ITEM_OPTIONS, ITEM_RULES, ITEMS };

static void draw_item(uint8_t row) {
    page_row("");
    text_centred(VIDEO_AT(PAGE_LEFT, page_y), PAGE_RIGHT - PAGE_LEFT, word((uint8_t)(WORD_MENU_PLAY + row)));
}

static const list_t items = {PAPER + 16, 16, ITEMS, draw_item, 0};

static void draw_menu(void) {
    page_open(word(WORD_GAME), palette_dialogue);
    page_y = PAPER;
    page_paper(9);
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
        if (list_at == ITEM_PLAY) return MENU_GAME;
        if (list_at == ITEM_RULES)
            rules_show();
        else
            options_show();
        list_at = ITEM_PLAY;
    }
}
