/* The rules of the game: what every rulebook shares in words, then a page for each, read from its row of rules_table.
 */
#include "mille.h"
#include "page.h"
#include "screens.h"
#include "widgets.h"
#include "words.h"

#define STEP 14 /* lines from row to row */

static uint8_t y; /* of the next row */

static void row(const char *label) {
    page_row(y, label);
}

static void value(const char *text) {
    page_value(PAGE_RIGHT, y, text);
    y += STEP;
}

/* "700 km   for 2, 3, 6": a row for those numbers of players that the bits name; none, no row. */
static void row_for(uint8_t key, uint16_t number, uint8_t players) {
    char list[12], *to = list;
    uint8_t n;
    if (!players) return;
    word_number(0, number);
    row(word(key));
    for (n = 2; n <= PLAYERS_MAX; n++)
        if (players & 1 << n) {
            if (to != list) {
                *to++ = ',';
                *to++ = ' ';
            }
            *to++ = (char)('0' + n);
        }
    *to = 0;
    word_text(0, list);
    value(word(WORD_FOR_PLAYERS));
}

static void row_word(uint8_t key, uint8_t answer) {
    row(word(key));
    value(word(answer));
}

static uint8_t bits_in(uint8_t set) {
    uint8_t n = 0;
    for (; set; set &= (uint8_t)(set - 1))
        n++;
    return n;
}

/* The numbers of players for whom a trip has that length. */
static uint8_t players_of(const rules_t *rules, uint8_t goal) {
    uint8_t n, set = 0;
    for (n = 2; n <= PLAYERS_MAX; n++)
        if (rules->goal[n] == goal) set |= (uint8_t)(1 << n);
    return set;
}

static void draw_rulebook(const rules_t *rules) {
    uint8_t at_700 = players_of(rules, STEPS(700)), at_1000 = players_of(rules, STEPS(1000));
    uint8_t few = rules->short_pack ? (at_700 | at_1000) & (1 << 2 | 1 << 3) : 0;
    row_for(WORD_RULE_TRIP, 700, at_700);
    row_for(WORD_RULE_TRIP, 1000, at_1000);
    row_for(WORD_RULE_EXTENSION, 1000, rules->extended_for);
    row_for(WORD_RULE_CARDS, (uint16_t)(CARD_MAX - bits_in(rules->short_pack)), few);
    row_for(WORD_RULE_CARDS, CARD_MAX, (uint8_t)((at_700 | at_1000) & ~few));
    row_word(WORD_RULE_PILING, (uint8_t)(WORD_NO + rules->hazard_on_hazard));
    row_word(WORD_RULE_LATE_SAFETY, (uint8_t)(WORD_STAYS + rules->late_safety_cures));
    row_word(WORD_RULE_EMPTY, (uint8_t)(WORD_ENDS + rules->play_out));
    row_word(WORD_RULE_SHUT_OUT, (uint8_t)(WORD_SHUT_OUT_EACH_ALWAYS + rules->shut_out));
}

/* The page for all: three paragraphs. */
static void draw_common(void) {
    uint8_t i;
    for (i = 0; i < 3; i++) {
        ui_wrap(VIDEO_AT(PAGE_LEFT, y), VIDEO_SIZE(PAGE_RIGHT - PAGE_LEFT, 4 * LINE_HEIGHT),
                word((uint8_t)(WORD_AIM_POINTS + i)));
        y += 46;
    }
}

void rulebooks_show(void) {
    uint8_t page = 0, input;
    for (;;) {
        page_open();
        page_headline(word(page ? WORD_RULES_MICRO + page - 1 : WORD_MENU_RULES));
        page_paper(PAGE_TOP, PAGE_TILES);
        page_pens(0);
        y = PAGE_TOP + 10;
        if (page)
            draw_rulebook(&rules_table[page - 1]);
        else
            draw_common();
        page_keys(WORD_KEYS_PAGES);
        page_light();
        while (!(input = ui_input()))
            ;
        if (input == INPUT_BACK) return;
        if (input == INPUT_PREVIOUS || input == INPUT_UP)
            page = (uint8_t)(page ? page - 1 : RULES_COUNT);
        else
            page = (uint8_t)(page == RULES_COUNT ? 0 : page + 1);
    }
}
