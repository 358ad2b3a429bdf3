/* The presentation: the cards of each family turn over one after another, with their names and what they do. */
#include "face.h"
#include "describe.h"
#include "input.h"
#include "page.h"
#include "screens.h"
#include "text.h"

#define CARD_Y   44
#define CARD_GAP 14 /* bytes from one card to the next */
#define ARROW_Y  102
#define PAPER    112
#define READING  120 /* frames for each card */

static void draw_card(uint8_t face, uint8_t x) {
    video_draw(face, VIDEO_AT(x, CARD_Y));
}

/* The text of a card on the paper below the row. */
static void tell(uint8_t card) {
    text_pens(PEN_RED, PEN_WHITE);
    text_line(VIDEO_AT(PAGE_LEFT, PAPER + 12), PAGE_RIGHT - PAGE_LEFT, word(CARD_WORD(card)));
    text_pens(PEN_BLACK, PEN_WHITE);
    text_wrap(VIDEO_AT(PAGE_LEFT, PAPER + 28), VIDEO_SIZE(PAGE_RIGHT - PAGE_LEFT, 2 * TEXT_STEP), describe_card(card));
}

/* One family; true if a key broke it off. */
static uint8_t show_family(uint8_t card, uint8_t end) {
    uint8_t left = (uint8_t)(VIDEO_WIDTH + CARD_GAP - FACE_WIDTH - (end - card) * CARD_GAP) / 2, x, i;
    for (i = card, x = left; i < end; i++, x += CARD_GAP)
        draw_card(FACE_BACK, x);
    for (x = left; card < end; card++, x += CARD_GAP) {
        draw_card(FACE_OF(card), x);
        video_draw(PICTURE_POINTER_ARROW, VIDEO_AT(x + 3, ARROW_Y));
        tell(card);
        if (input_pause(READING)) return 1;
        video_fill(VIDEO_AT(x + 3, ARROW_Y), VIDEO_SIZE(4, 5), VIDEO_PEN(PEN_CLOTH));
    }
    return 0;
}

_Static_assert(WORD_FAMILY_SAFETY - WORD_FAMILY_DISTANCE == FAMILY_SAFETY, "words.txt follows the order of FAMILY_…");

uint8_t presentation_show(void) {
    static const uint8_t first[] = {
        [FAMILY_DISTANCE] = CARD_25, [FAMILY_HAZARD] = CARD_OUT_OF_GAS, [FAMILY_REMEDY] = CARD_GASOLINE,
        [FAMILY_SAFETY] = CARD_TANK, [FAMILY_NONE] = CARD_KINDS,
    };
    uint8_t family;
    for (family = 0; family < FAMILY_NONE; family++) {
        page_open(word((uint8_t)(WORD_FAMILY_DISTANCE + family)));
        page_y = PAPER;
        page_paper(8);
        page_keys(WORD_PRESS);
        if (show_family(first[family], first[family + 1])) return 1;
    }
    return 0;
}
