/* The hall of fame. Variables are static because that makes SDCC's code smaller. */
#include "hall_of_fame.h"
#include <string.h>
#include "frontend_hooks.h"
#include "input.h"
#include "page.h"
#include "pictures.h"
#include "settings.h"
#include "words.h"

#define STEP 27 /* lines from match to match */
#define LINE 10 /* to its second line */

hall_t hall_now; /* the match being entered or shown */
static hall_t *place;
static uint8_t i, seat;

void hall_show(uint8_t barred) {
    static uint8_t bar;
    bar = barred;
    page_open_large(word(WORD_MENU_HALL), HALL_INKS);
    page_y = PAGE_TOP + 9;
    place = hall;
    for (i = 0; i != HALL_ROWS; i++) {
        hall_now = *place++;
        if (HALL_EMPTY(hall_now)) break;
        page_pens(i == bar);
        page_row(hall_now.name);
        hall_draw_value();
        page_pens(0);
        page_y += LINE;
        hall_draw_below();
        page_value(PAGE_RIGHT, word((uint8_t)(WORD_LEVEL_PERSON + hall_now.level)));
        page_y += STEP - LINE;
    }
    page_keys(WORD_KEYS_GO_ON);
    while (input_read() < INPUT_OK)
        ;
}

uint8_t hall_insert(uint8_t winner, uint8_t teams) {
    static const seat_t *who, *victor;
    uint8_t *to;
    victor = 0;
    hall_now.level = SEAT_PERSON;
    seat = settings.players;
    who = seat_at(seat);
    do {
        seat--;
        who--;
        if (seat % teams == winner) {
            if (who->kind == SEAT_PERSON) victor = who;
        } else if (who->kind > hall_now.level) {
            hall_now.level = who->kind;
        }
    } while (seat);
    if (!victor) return HALL_ROWS;
    memcpy(hall_now.name, victor->name, sizeof hall_now.name);
    place = hall;
    for (i = 0; HALL_BEFORE(*place, hall_now); i++, place++)
        if (i == HALL_ROWS - 1) return HALL_ROWS;
    for (to = (uint8_t *)(hall + HALL_ROWS); to != (uint8_t *)(place + 1);) {
        to--;
        *to = to[-(int)sizeof hall_now];
    }
    *place = hall_now;
    return i;
}
