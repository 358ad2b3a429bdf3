/* The quickest victories. */
#include "hall.h"
#include <string.h>
#include "input.h"
#include "match.h"
#include "page.h"
#include "pictures.h"
#include "settings.h"
#include "words.h"

#define STEP 24 /* lines from victory to victory, */
#define LINE 10 /* and to its second line */

hall_t hall[HALL_ROWS];

void hall_show(uint8_t barred) {
    uint8_t row;
    page_open(word(WORD_MENU_HALL), palette_dialogue);
    page_y = PAGE_TOP;
    page_paper(PAGE_TILES);
    page_keys(WORD_PASS_GO);
    page_y = PAGE_TOP + 12;
    for (row = 0; row < HALL_ROWS && hall[row].rounds; row++, page_y += STEP - LINE) {
        page_pens(row == barred);
        page_row(hall[row].name);
        word_number(0, hall[row].rounds);
        word_number(1, hall[row].players);
        page_value(PAGE_RIGHT, word(WORD_HALL_ROW));
        page_pens(0);
        page_y += LINE;
        page_value(PAGE_RIGHT, word((uint8_t)(WORD_LEVEL_PERSON + hall[row].level)));
    }
    input_any();
}

uint8_t hall_enter(void) {
    static hall_t now;
    uint8_t row = 0, seat = risk_table.winner, moved;
    if (!match_is_person(seat)) return HALL_ROWS;
    strcpy(now.name, seat_name(seat));
    now.rounds = risk_table.round;
    now.players = risk_table.players;
    now.level = SEAT_PERSON;
    for (seat = 0; seat < now.players; seat++)
        if (settings.seat[seat].kind > now.level) now.level = settings.seat[seat].kind;
    while (hall[row].rounds && hall[row].rounds <= now.rounds)
        if (++row == HALL_ROWS) return HALL_ROWS;
    for (moved = HALL_ROWS - 1; moved != row; moved--)
        hall[moved] = hall[moved - 1];
    hall[row] = now;
    return row;
}
