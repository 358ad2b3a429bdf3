/* The rules page: what all rulebooks share, the points, then a page for each rulebook, read from its row of
 * rules_table. */
#include "input.h"
#include "mille.h"
#include "page.h"
#include "pictures.h"
#include "screens.h"
#include "text.h"
#include "words.h"

#define STEP   11 /* lines from row to row */
#define PAGES  (PAGE_RULEBOOKS + RULES_COUNT)
#define FOR(n) (1 << (n)) /* a number of players, as a bit */

enum { PAGE_COMMON, PAGE_POINTS, PAGE_RULEBOOKS };

static rules_t rules; /* of the page */

static void finish_row(uint8_t key) {
    page_value(PAGE_RIGHT, word(key));
    page_y += STEP;
}

/* "700 km   for 2, 3, 6": a row for the numbers of players in the set; none if it is empty. */
static void row_for(uint8_t key, uint16_t number, uint8_t players) {
    char list[PLAYERS_MAX * 3], *to = list;
    uint8_t n;
    if (!players) return;
    word_number(0, number);
    page_row(word(key));
    for (n = '0'; players; n++, players >>= 1)
        if (players & 1) {
            *to++ = (char)n;
            *to++ = ',';
            *to++ = ' ';
        }
    to[-2] = 0;
    word_text(0, list);
    finish_row(WORD_FOR_PLAYERS);
}

static void row_word(uint8_t key, uint8_t answer) {
    page_row(word(key));
    finish_row(answer);
}

/* The numbers of players with a trip of that length, as bits. */
static uint8_t players_of(uint8_t goal) {
    uint8_t n = PLAYERS_MAX, set = 0;
    do {
        set = (uint8_t)(set << 1);
        if (rules.goal[n] == goal) set++;
    } while (n--);
    return set;
}

_Static_assert(WORD_YES == WORD_NO + 1 && WORD_CURES == WORD_STAYS + 1 && WORD_PLAYED_OUT == WORD_ENDS + 1 &&
                   WORD_SHUT_OUT_EACH_BY_TRIP - WORD_SHUT_OUT_EACH_ALWAYS == SHUT_OUT_EACH_BY_TRIP &&
                   WORD_RULES_WM06 - WORD_RULES_MICRO == RULES_WM06,
               "words.txt follows the order of these flags and enums");

uint8_t rules_failed_word(const rules_t *row) {
    uint8_t pays = row->extension_pays;
    return (uint8_t)(WORD_FAILED_FIRST + pays - (pays >> 1));
}

static void draw_rulebook(void) {
    uint8_t few = 0, set = rules.short_pack, cards = CARD_MAX, late;
    if (set) few = FOR(2) | FOR(3);
    for (; set; set &= (uint8_t)(set - 1))
        cards--;
    row_for(WORD_RULE_TRIP, 700, players_of(STEPS(700)));
    row_for(WORD_RULE_TRIP, 1000, players_of(STEPS(1000)));
    row_for(WORD_RULE_EXTENSION, 0, rules.extended_for);
    if (rules.extended_for) row_word(WORD_RULE_FAILED, rules_failed_word(&rules));
    row_for(WORD_RULE_CARDS, cards, few);
    row_for(WORD_RULE_CARDS, CARD_MAX, (uint8_t)(~players_of(0) & ~few & (FOR(PLAYERS_MAX + 1) - 1)));
    row_word(WORD_RULE_PILING, (uint8_t)(WORD_NO + rules.hazard_on_hazard));
    row_word(WORD_RULE_AGAIN, (uint8_t)(WORD_NO + rules.safety_plays_on));
    row_word(WORD_RULE_OPENING, (uint8_t)(WORD_YES - rules.opening));
    late = rules.late_safety_cures;
    if (rules.late_safety_lifts == ALL_SAFETIES) late = WORD_LIFTED - WORD_STAYS;
    row_word(WORD_RULE_LATE_SAFETY, (uint8_t)(WORD_STAYS + late));
    if (rules.late_safety_lifts == BIT_RIGHT_OF_WAY) row_word(WORD_CARD_RIGHT_OF_WAY, WORD_LIFTED);
    row_word(WORD_RULE_EMPTY, (uint8_t)(WORD_ENDS + rules.play_out));
    row_word(WORD_LINE_DELAYED, (uint8_t)(WORD_NO + (rules.lines >> LINE_DELAYED & 1)));
    row_word(WORD_RULE_SHUT_OUT, (uint8_t)(WORD_SHUT_OUT_EACH_ALWAYS + rules.shut_out));
}

static uint8_t draw_paragraph(uint8_t key) {
    return text_wrap(VIDEO_AT(PAGE_LEFT, page_y), VIDEO_SIZE(PAGE_RIGHT - PAGE_LEFT, 4 * TEXT_STEP), word(key));
}

/* The common page: three paragraphs. */
static void draw_common(void) {
    uint8_t key;
    for (key = WORD_AIM_POINTS; key <= WORD_AIM_COUP; key++)
        page_y = (uint8_t)(page_y + 10 + draw_paragraph(key) * TEXT_STEP);
}

/* The points for each line of the score sheet, and how kilometres are made. */
static void draw_points(void) {
    uint8_t line, key;
    for (line = 0; line < LINE_COUNT; line++) {
        key = (uint8_t)(WORD_POINTS_MILESTONES + (line < LINE_COUPS ? line : LINE_COUPS));
        page_row(word((uint8_t)(WORD_LINE_MILESTONES + line)));
        word_number(0, mille_line_worth[line]);
        finish_row(key);
    }
    page_y += 6;
    draw_paragraph(WORD_POINTS_ROAD);
}

/* SPACE turns pages too, and leaves after the last. */
void rules_show(void) {
    uint8_t page = 0, input;
    do {
        page_open_large(word(page >= PAGE_RULEBOOKS ? (uint8_t)(WORD_RULES_MICRO - PAGE_RULEBOOKS + page)
                             : page == PAGE_POINTS  ? WORD_POINTS
                                                    : WORD_MENU_RULES),
                        palette_rules);
        page_pens(0);
        page_y = PAGE_TOP + 6;
        if (page >= PAGE_RULEBOOKS) {
            rules = rules_table[page - PAGE_RULEBOOKS];
            draw_rulebook();
        } else if (page == PAGE_POINTS) {
            draw_points();
        } else {
            draw_common();
        }
        page_keys(WORD_KEYS_PAGES);
        while (!(input = input_read()))
            ;
        if (input == INPUT_PREVIOUS || input == INPUT_UP)
            page = (uint8_t)(page ? page : PAGES) - 1;
        else
            page++;
        if (page == PAGES) {
            if (input == INPUT_OK) break;
            page = 0;
        }
    } while (input != INPUT_BACK);
}
