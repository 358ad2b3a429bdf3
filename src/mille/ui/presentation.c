/* The presentation: the cards of each family, one after another, with names and descriptions. */
#include "card_picture.h"
#include "card_text.h"
#include "input.h"
#include "page.h"
#include "screens.h"
#include "text.h"

#define CARD_Y   44
#define CARD_GAP 14 /* bytes from one card to the next */
#define ARROW_Y  102
#define PAPER    112
#define READING  120 /* frames for each card, if no key is pressed */

/* Writes the text of a card on the paper below the row. */
static void describe(uint8_t card) {
    text_pens(PEN_RED, PEN_WHITE);
    text_line(VIDEO_AT(PAGE_LEFT, PAPER + 12), PAGE_RIGHT - PAGE_LEFT, word(CARD_WORD(card)));
    text_pens(PEN_BLACK, PEN_WHITE);
    text_wrap(VIDEO_AT(PAGE_LEFT, PAPER + 28), VIDEO_SIZE(PAGE_RIGHT - PAGE_LEFT, 2 * TEXT_STEP), card_text(card));
}

static const uint8_t first_of[] = {
    [FAMILY_DISTANCE] = CARD_25, [FAMILY_HAZARD] = CARD_OUT_OF_GAS, [FAMILY_REMEDY] = CARD_GASOLINE,
    [FAMILY_SAFETY] = CARD_TANK, [FAMILY_NONE] = CARD_KINDS,
};

_Static_assert(WORD_FAMILY_SAFETY - WORD_FAMILY_DISTANCE == FAMILY_SAFETY, "words.txt follows the order of FAMILY_…");

static uint8_t family, left; /* of the page; the column of its first card */

static void open_page(uint8_t card) {
    uint8_t end, x;
    family = card_family[card];
    end = first_of[family + 1];
    card = first_of[family];
    left = family == FAMILY_SAFETY ? 14 : 7;
    page_open(word((uint8_t)(WORD_FAMILY_DISTANCE + family)), palette_cards);
    page_y = PAPER;
    page_paper(8);
    page_keys(WORD_KEYS_PAGES);
    for (x = left; card != end; card++, x += CARD_GAP)
        video_draw(CARD_PICTURE_OF(card), VIDEO_AT(x, CARD_Y));
}

uint8_t presentation_show(void) {
    static uint8_t card, input, frames, x;
    family = FAMILY_NONE;
    for (card = 0; card != CARD_KINDS;) {
        if (card_family[card] != family) open_page(card);
        x = (uint8_t)(left + 3 + (card - first_of[family]) * CARD_GAP);
        video_draw(PICTURE_POINTER_ARROW, VIDEO_AT(x, ARROW_Y));
        describe(card);
        frames = READING;
        do {
            input = input_read();
            menu_animate();
        } while (!input && --frames);
        if (input >= INPUT_OK) return 1;
        video_fill(VIDEO_AT(x, ARROW_Y), VIDEO_SIZE(4, 5), VIDEO_PEN(PEN_CLOTH));
        if (input != INPUT_PREVIOUS)
            card++;
        else if (card)
            card--;
    }
    return 0;
}
