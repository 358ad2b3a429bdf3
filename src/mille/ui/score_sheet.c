/* The score sheet after a hand: the lines of document 004, "Score Sheet", filled in one by one for every team. */
#include "screens.h"
#include "audio.h"
#include "input.h"
#include "match_state.h"
#include "number_text.h"
#include "page.h"
#include "pictures.h"
#include "settings.h"
#include "text.h"
#include "words.h"

#define COLUMN  15  /* bytes from team to team */
#define GAUGE   12  /* bytes of a gauge that is full at 5000 points */
#define WRITING 6   /* frames for each number */
#define READING 200 /* frames a sheet is shown when only bots play */

#define ALL_LINES ((1 << LINE_COUNT) - 1)

enum { ROW_FORWARD, ROW_LINES, ROW_DEAL = ROW_LINES + LINE_COUNT, ROW_TOTAL, SHEET_ROWS };

_Static_assert(WORD_LINE_TOTAL - WORD_LINE_FORWARD == ROW_TOTAL &&
                   WORD_LINE_EXTENSION - WORD_LINE_FORWARD == ROW_LINES + LINE_EXTENSION,
               "words.txt follows the order of LINE_…");

static uint8_t hurry; /* a key was pressed: fill in the rest at once */
static uint8_t step;  /* lines from row to row */

/* The right end of a team's column. */
static uint8_t end_of_column(uint8_t team) {
    return (uint8_t)(PAGE_RIGHT - (uint8_t)(mille_game.teams - 1 - team) * COLUMN);
}

static void draw_names(void) {
    uint8_t seat, team = 0;
    page_pens(0);
    page_y = PAGE_TOP + 7;
    for (seat = 0; seat < mille_game.players; seat++) {
        page_value(end_of_column(team), seat_name(seat));
        if (++team == mille_game.teams) {
            team = 0;
            page_y += TEXT_STEP;
        }
    }
    page_y += 3;
}

/* A gauge below a team's total: its share of 5000 points. */
static void draw_gauge(uint8_t end, uint16_t points) {
    uint16_t at = VIDEO_AT(end - GAUGE, page_y + 10);
    uint8_t length = 0;
    video_fill(at, VIDEO_SIZE(GAUGE, 3), VIDEO_MIX(PEN_WHITE, PEN_BLACK));
    for (; points >= MATCH_POINTS / GAUGE && length < GAUGE; points -= MATCH_POINTS / GAUGE)
        length++;
    if (length) video_fill(at, VIDEO_SIZE(length, 3), VIDEO_PEN(PEN_RED));
}

static void draw_row(uint8_t row) {
    static mille_sheet_t sheet;
    uint16_t number;
    uint8_t team;
    page_text(PAGE_LEFT, word((uint8_t)(WORD_LINE_FORWARD + row)));
    for (team = 0; team < mille_game.teams; team++) {
        mille_score(team, &sheet);
        if (mille_game.phase != PHASE_HAND_OVER)
            sheet.total = 0; /* it is in the points already, or belongs to no team */
        number = mille_team(team)->points;
        if (row == ROW_TOTAL)
            number += sheet.total;
        else if (row == ROW_DEAL)
            number = sheet.total;
        else if (row != ROW_FORWARD)
            number = sheet.line[row - ROW_LINES];
        page_value(end_of_column(team), number ? number_text(number) : "-");
        if (row == ROW_TOTAL) draw_gauge(end_of_column(team), number);
        if (hurry) continue;
        sound_effect(EFFECT_COUNT);
        hurry = input_pause(WRITING);
    }
    page_y += step;
}

static void draw_total(void) {
    text_pens(PEN_RED, PEN_WHITE);
    draw_row(ROW_TOTAL);
}

void score_sheet_draw_totals(void) {
    hurry = 1;
    draw_names();
    draw_total();
    page_y = PAGE_TOP + 7;
    word_number(0, mille_game.hand_number);
    page_text(PAGE_LEFT, word(WORD_HANDS));
}

void score_sheet_show(uint8_t bots_only) {
    uint8_t row, lines = mille_rules()->lines;
    word_number(0, mille_game.hand_number);
    page_open_large(word(WORD_SHEET), palette_sheet);
    draw_names();
    hurry = 0;
    step = (uint8_t)(lines != ALL_LINES ? 13 : mille_game.players == mille_game.teams ? 11 : 10);
    draw_row(ROW_FORWARD);
    for (row = ROW_LINES; row < ROW_DEAL; row++, lines >>= 1)
        if (lines & 1) draw_row(row);
    video_fill(VIDEO_AT(PAGE_LEFT, page_y), VIDEO_SIZE(PAGE_RIGHT - PAGE_LEFT, 1), VIDEO_PEN(PEN_BLACK));
    page_y += 3;
    draw_row(ROW_DEAL);
    draw_total();
    page_keys(WORD_KEYS_GO_ON);
    if (bots_only)
        input_pause(READING);
    else
        while (input_read() < INPUT_OK)
            ;
}
