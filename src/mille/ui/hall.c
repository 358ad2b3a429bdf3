/* The best matches. Variables are static where that makes a Z80's code smaller. */
#include "hall.h"
#include <string.h>
#include "input.h"
#include "match.h"
#include "page.h"
#include "pictures.h"
#include "settings.h"
#include "video.h"
#include "words.h"

#define STEP  27 /* lines from match to match */
#define LINE  10 /* to its second line */
#define HANDS 54 /* column behind the number of hands */

static hall_t now; /* the match being entered or shown */
static hall_t *place;
static uint8_t i, seat;

void hall_show(uint8_t barred) {
    static uint8_t bar;
    bar = barred;
    page_open_large(word(WORD_MENU_HALL), palette_rules);
    page_y = PAGE_TOP + 9;
    place = hall;
    for (i = 0; i != HALL_ROWS; i++) {
        now = *place++;
        if (!now.points) break;
        page_pens(i == bar);
        page_row(now.name);
        word_number(0, now.hands);
        page_value(HANDS, word(WORD_SHEET));
        page_value(PAGE_RIGHT, video_number(now.points));
        page_pens(0);
        page_y += LINE;
        page_text(PAGE_LEFT, word((uint8_t)(WORD_RULES_MICRO + now.rules)));
        page_value(PAGE_RIGHT, word((uint8_t)(WORD_LEVEL_PERSON + now.level)));
        page_y += STEP - LINE;
    }
    page_keys(WORD_KEYS_GO_ON);
    while (input_read() < INPUT_OK)
        ;
}

uint8_t hall_enter(void) {
    uint8_t *to;
    for (seat = match_game.winner;; seat += match_game.teams) {
        if (seat >= match_game.players) return HALL_ROWS; /* NOBODY is no player */
        if (settings.seat[seat].kind == SEAT_PERSON) break;
    }
    memcpy(now.name, seat_name(seat), sizeof now.name);
    now.points = match_game.team[match_game.winner].points;
    now.hands = match_game.hand_number;
    now.rules = match_game.rules;
    if (++seat == match_game.players) seat = 0;
    now.level = settings.seat[seat].kind;
    place = hall;
    for (i = 0; place->points >= now.points; i++, place++)
        if (i == HALL_ROWS - 1) return HALL_ROWS;
    for (to = (uint8_t *)(hall + HALL_ROWS); to != (uint8_t *)(place + 1);) {
        to--;
        *to = to[-(int)sizeof now];
    }
    *place = now;
    return i;
}
