/* Statistics: the players and the holders of the continents; then the dice thrown, and how many of each were to be
 * expected. */
#include "statistics.h"
#include "dice.h"
#include "input.h"
#include "match_state.h"
#include "number_text.h"
#include "odds.h"
#include "page.h"
#include "pictures.h"
#include "event_text.h"
#include "screens.h"
#include "settings.h"
#include "theme.h"
#include "words.h"

enum { COLUMN_TERRITORIES = 36, COLUMN_ARMIES = 50, COLUMN_CARDS = 62 };
enum {
    COLUMN = 11,
    BARS_HEIGHT = 30,
    EXPECTED = 16
}; /* of a chart: bytes, lines; a bar at its expected height, in units of odds_ratio */

static void draw_seat(uint8_t seat) {
    risk_income_t income;
    page_row(seat_name(seat));
    page_value(COLUMN_TERRITORIES, number_text(risk_territories(seat)));
    page_value(COLUMN_ARMIES, number_text(risk_armies(seat)));
    page_value(COLUMN_CARDS, number_text(risk_cards(seat)));
    risk_income(seat, &income);
    page_value(PAGE_RIGHT, number_text((uint16_t)(income.territories + income.continents)));
}

static void draw_continent(uint8_t continent) {
    uint8_t seat = risk_game.owner[map_first[continent]];
    word_key(0, CONTINENT_WORD(continent));
    word_number(1, map_bonus[continent]);
    page_text(PAGE_LEFT, word(WORD_HERE_CONTINENT));
    page_value(PAGE_RIGHT,
               seat != NOBODY && risk_holds(seat, continent) ? seat_name(seat) : (const char *)word(WORD_NOBODY));
}

static void open(uint8_t headline) {
    page_open(word(headline), palette_dialogue);
    page_y = PAGE_TOP;
    page_paper(PAGE_TILES);
    page_keys(WORD_KEYS_GO_ON);
    page_pens(0);
    page_y = PAGE_TOP + 6;
}

static void show_players(void) {
    uint8_t i;
    open(WORD_TABLE);
    page_value(PAGE_RIGHT, word(WORD_TABLE_HEAD));
    for (i = 0; i < risk_game.players; i++) {
        page_y += 10;
        page_pens(i == risk_game.turn);
        draw_seat(i);
    }
    page_pens(0);
    page_y += 14;
    for (i = 0; i < CONTINENTS; i++, page_y += 9)
        draw_continent(i);
}

/* Six bars, and a line at the height expected: a sixth of the dice. */
static void draw_chart(uint8_t side, uint16_t paint) {
    uint16_t all = 0, expected, at;
    uint8_t face, bar, x = PAGE_LEFT;
    for (face = 0; face < DICE_FACES; face++)
        all += match_memory.dice[side][face];
    expected = (uint16_t)((all + DICE_FACES / 2) / DICE_FACES);
    word_number(0, all);
    word_number(1, expected);
    page_text(PAGE_LEFT, word((uint8_t)(WORD_CHART_ATTACK + side)));
    page_y += BARS_HEIGHT + 9;
    for (face = 0; face < DICE_FACES; face++, x += COLUMN) {
        at = VIDEO_AT(x + 3, page_y);
        dice_draw(at, paint, (uint8_t)(face + 1));
        page_y += DICE_HEIGHT + 1;
        page_value((uint8_t)(x + COLUMN - 1), number_text(match_memory.dice[side][face]));
        page_y -= DICE_HEIGHT + 1;
        if (!expected) continue;
        bar = odds_ratio(match_memory.dice[side][face], expected);
        if (bar > BARS_HEIGHT) bar = BARS_HEIGHT;
        if (bar) video_fill(VIDEO_MOVED(at, 0, -1 - bar), VIDEO_SIZE(DICE_WIDTH, bar), paint);
        video_fill(VIDEO_MOVED(at, -1, -1 - EXPECTED), VIDEO_SIZE(DICE_WIDTH + 2, 1), VIDEO_PEN(PEN_CLOTH));
    }
    page_y += DICE_HEIGHT + 13;
}

void statistics_count_dice(void) {
    uint8_t place;
    for (place = 0; place < DICE_COUNT; place++)
        if (dice_face[place])
            match_memory.dice[place < ATTACK_DICE_MAX ? DICE_ATTACK : DICE_DEFEND][dice_face[place] - 1]++;
}

void statistics_show(void) {
    show_players();
    input_any();
    open(WORD_DICE);
    draw_chart(DICE_ATTACK, VIDEO_PEN(PEN_RED));
    draw_chart(DICE_DEFEND, VIDEO_PEN(PEN_BLACK));
    input_any();
}
