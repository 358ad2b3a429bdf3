/* The menu: a match, new or kept, options, rules, the cards, the best matches; the other game of the disc. */
#include "screens.h"
#include "hall.h"
#include "input.h"
#include "kept.h"
#include "list.h"
#include "neighbour.h"
#include "page.h"
#include "parade.h"
#include "pictures.h"
#include "store.h"
#include "text.h"
#include "words.h"

#define CARDS_Y  42
#define CARD_GAP 12 /* bytes from one card to the next */

#define PAPER 105 /* line */

enum { ITEM_PLAY, ITEM_RESUME, ITEM_OPTIONS, ITEM_RULES, ITEM_CARDS, ITEM_HALL, ITEM_OTHER, ITEMS };

static void draw_item(uint8_t row) {
    page_row("");
    text_centred(VIDEO_AT(PAGE_LEFT, page_y), PAGE_RIGHT - PAGE_LEFT, word((uint8_t)(WORD_MENU_PLAY + row)));
}

#define NARROW_STEP 9 /* for all items */
static const list_t items = {PAPER + 8, 11, ITEM_OTHER, draw_item, parade_step};

void menu_draw_cards(uint8_t y) {
    static const uint8_t shown[] = {PICTURE_CARD_200,  PICTURE_CARD_STOP,       PICTURE_CARD_GASOLINE,
                                    PICTURE_CARD_ROLL, PICTURE_CARD_RIGHTOFWAY, PICTURE_CARD_BACK};
    uint8_t i, x = 5;
    page_open(word(WORD_GAME), palette_dialogue);
    for (i = 0; i < sizeof shown; i++, x += CARD_GAP)
        video_draw(shown[i], VIDEO_AT(x, y));
}

static void draw_menu(void) {
    menu_draw_cards(CARDS_Y);
    page_y = PAPER;
    page_paper(10);
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
    draw_menu();
    for (;;) {
        input = list_choose();
        if (input == INPUT_BACK || input == INPUT_PREVIOUS) return MENU_TITLE; /* a joystick goes back by ← */
        if (input != INPUT_OK) continue;
        switch (list_at) {
        case ITEM_PLAY:
            name_show();
            return MENU_MATCH;
        case ITEM_RESUME:
            if (!kept_load_match()) return MENU_RESUME;
            break;
        case ITEM_OPTIONS:
            options_show();
            list_at = ITEM_PLAY;
            break;
        case ITEM_RULES:
            rulebooks_show();
            break;
        case ITEM_OTHER:
            neighbour_run();
            break;
        case ITEM_CARDS:
            presentation_show();
            break;
        default:
            hall_show(HALL_ROWS);
        }
        draw_menu();
    }
}
