/* The players side by side, and the dice of the game against what was to be expected. */
#include "dice.h"
#include "input.h"
#include "page.h"
#include "pictures.h"
#include "screens.h"
#include "settings.h"
#include "video.h"
#include "words.h"

enum { COLUMN_TERRITORIES = 36, COLUMN_ARMIES = 50, COLUMN_CARDS = 62 };

static void draw_seat(uint8_t seat) {
    risk_income_t income;
    page_row(seat_name(seat));
    page_value(COLUMN_TERRITORIES, video_number(risk_territories(&risk_table, seat)));
    page_value(COLUMN_ARMIES, video_number(risk_armies(&risk_table, seat)));
    page_value(COLUMN_CARDS, video_number(risk_cards(&risk_table, seat)));
    risk_income(&risk_table, seat, &income);
    page_value(PAGE_RIGHT, video_number((uint16_t)(income.territories + income.continents)));
}

/* Of so many dice a sixth each. */
static uint16_t expected(uint8_t side) {
    uint16_t all = 0;
    uint8_t face;
    for (face = 0; face < DICE_FACES; face++)
        all += dice_count[side][face];
    return (uint16_t)((all + DICE_FACES / 2) / DICE_FACES);
}

void table_show(void) {
    uint8_t i;
    page_open(word(WORD_TABLE), palette_dialogue);
    page_y = PAGE_TOP;
    page_paper(PAGE_TILES);
    page_pens(0);
    page_y = PAGE_TOP + 6;
    page_value(PAGE_RIGHT, word(WORD_TABLE_HEAD));
    for (i = 0; i < risk_table.players; i++) {
        page_y += 10;
        page_pens(i == risk_table.turn);
        draw_seat(i);
    }
    page_pens(0);
    page_y += 14;
    page_text(PAGE_LEFT, word(WORD_TABLE_DICE));
    for (i = 0; i < DICE_FACES; i++) {
        uint8_t x = (uint8_t)(PAGE_LEFT + 8 + 9 * i);
        page_y += 9;
        page_value(x, video_number((uint16_t)(i + 1)));
        page_y += 11;
        page_value(x, video_number(dice_count[DICE_ATTACK][i]));
        page_y += 9;
        page_value(x, video_number(dice_count[DICE_DEFEND][i]));
        page_y -= 29;
    }
    page_y += 20;
    page_value(PAGE_RIGHT, video_number(expected(DICE_ATTACK)));
    page_y += 9;
    page_value(PAGE_RIGHT, video_number(expected(DICE_DEFEND)));
    page_keys(WORD_PASS_GO);
    input_any();
}
