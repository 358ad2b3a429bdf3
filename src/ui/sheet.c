/* The score sheet after a hand: the lines of document 004, "Score Sheet", filled in one after another for every team.
 */
#include "ui.h"
#include "page.h"
#include "settings.h"
#include "widgets.h"
#include "words.h"

#define STEP    10 /* lines from row to row */
#define COLUMN  15 /* bytes from team to team */
#define RED     3
#define BLACK   2
#define READING 200 /* frames a sheet stands when nobody is there to read it */

enum { ROW_FORWARD, ROW_LINES, ROW_DEAL = ROW_LINES + LINE_COUNT, ROW_TOTAL, SHEET_ROWS };

static uint8_t end_of(const mille_t *game, uint8_t team) {
    return (uint8_t)(PAGE_RIGHT - (game->teams - 1 - team) * COLUMN);
}

/* Who plays for each team, partners below each other. */
static void draw_names(const mille_t *game, uint8_t y) {
    uint8_t seat;
    for (seat = 0; seat < game->players; seat++)
        page_value(end_of(game, MILLE_TEAM(game, seat)), (uint8_t)(seat < game->teams ? y : y + LINE_HEIGHT),
                   settings.seat[seat].name);
}

static uint16_t points(const mille_t *game, const mille_sheet_t *sheet, uint8_t team, uint8_t row) {
    if (row == ROW_FORWARD) return game->team[team].points;
    if (row == ROW_DEAL) return sheet->total;
    if (row == ROW_TOTAL) return (uint16_t)(game->team[team].points + sheet->total);
    return sheet->line[row - ROW_LINES];
}

void sheet_show(const mille_t *game, uint8_t alone) {
    uint8_t row, team, y = PAGE_TOP + 6, hurry = 0;
    uint16_t lines =
        (uint16_t)(MILLE_RULES(game)->lines << ROW_LINES | 1 << ROW_FORWARD | 1 << ROW_DEAL | 1 << ROW_TOTAL);
    mille_sheet_t sheet[TEAMS_MAX];
    page_open();
    word_number(0, game->hand_number);
    page_headline(word(WORD_SHEET));
    page_paper(PAGE_TOP, PAGE_TILES);
    page_pens(0);
    draw_names(game, y);
    page_light();
    y = (uint8_t)(y + (game->players > game->teams ? 22 : 13));
    for (team = 0; team < game->teams; team++)
        mille_score(game, team, &sheet[team]);
    for (row = 0; row < SHEET_ROWS; row++, lines >>= 1) {
        if (!(lines & 1)) continue;
        if (row == ROW_DEAL) {
            video_fill(VIDEO_AT(PAGE_LEFT, y), VIDEO_SIZE(PAGE_RIGHT - PAGE_LEFT, 1), VIDEO_PEN(BLACK));
            y += 3;
        }
        if (row == ROW_TOTAL) ui_paint(RED, 1);
        video_text(VIDEO_AT(PAGE_LEFT, y), word((uint8_t)(WORD_LINE_FORWARD + row)));
        for (team = 0; team < game->teams; team++) {
            page_value(end_of(game, team), y, video_number(points(game, &sheet[team], team, row)));
            if (!hurry) hurry = ui_pause(6);
        }
        y += STEP;
    }
    page_keys(WORD_KEYS_GO_ON);
    if (alone)
        ui_pause(READING);
    else
        while (ui_input() != INPUT_OK)
            ;
}
