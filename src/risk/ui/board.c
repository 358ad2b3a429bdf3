/* The board and the lines around it. */
#include "board.h"
#include <string.h>
#include "pictures.h"
#include "settings.h"
#include "text.h"
#include "theme.h"
#include "words.h"
#include "map_view.h"

uint8_t hotseat_people, match_skip;
match_memory_t match_memory;

void board_forget(void) {
    memset(&match_memory, 0, sizeof match_memory);
    match_memory.base = NOWHERE;
}

uint8_t hotseat_is_person(uint8_t seat) {
    return hotseat_people && seat_at(seat)->kind == SEAT_PERSON;
}

const uint8_t *const board_zones[VIDEO_ZONES] = {palette_orders, palette_map, palette_map, palette_map, palette_status};

void board_draw_seats(void) {
    uint8_t seat;
    for (seat = 0; seat < risk_table.players; seat++)
        map_view_seat(seat, risk_territories(&risk_table, seat), seat == risk_table.turn);
}

void board_draw_head(void) {
    uint8_t seat = risk_table.turn;
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_begin(VIDEO_AT(1, 0));
    word_text(0, seat_name(seat));
    word_number(1, risk_table.round);
    text_write(word(risk_table.round ? WORD_TURN : WORD_TURN_SETUP));
    text_paper(54);
    word_number(0, risk_cards(&risk_table, seat));
    text_write(word(WORD_TURN_CARDS));
    text_paper(79);
    board_draw_seats();
}

void board_below(const char *text) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_line(VIDEO_AT(1, VIDEO_ZONE(4)), VIDEO_WIDTH - 2, text);
}

void board_draw(void) {
    video_zones(theme_dark);
    map_view_draw();
    if (risk_table.players) board_draw_head();
    video_zones(board_zones);
}

void board_clear(void) {
    memset(risk_table.owner, NOBODY, TERRITORIES);
    memset(risk_table.armies, 0, sizeof risk_table.armies);
    risk_table.players = 0;
}
