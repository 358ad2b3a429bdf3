/* The main screen. */
#include "board.h"
#include "dice.h"
#include "pictures.h"
#include "settings.h"
#include "text.h"
#include "theme.h"
#include "words.h"
#include "map_view.h"

const uint8_t *const board_zones[VIDEO_ZONES] = {palette_orders, palette_map, palette_map, palette_map, palette_status};

enum { HEAD_CARDS = 54, HEAD_END = 79 }; /* columns of the first line: cards, and its right edge */

void board_draw_seats(void) {
    uint8_t seat;
    for (seat = 0; seat < risk_game.players; seat++)
        map_view_seat(seat, risk_territories(seat), seat == risk_game.turn);
}

void board_draw_head(void) {
    uint8_t seat = risk_game.turn;
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_begin(VIDEO_AT(1, 0));
    word_text(0, seat_name(seat));
    word_number(1, risk_game.round);
    text_write(word(risk_game.round ? WORD_TURN : WORD_TURN_SETUP));
    text_paper(HEAD_CARDS);
    if (dice_face[0]) {
        dice_write();
    } else {
        word_number(0, risk_cards(seat));
        text_write(word(WORD_TURN_CARDS));
    }
    text_paper(HEAD_END);
    board_draw_seats();
}

void board_below(const char *text) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_line(VIDEO_AT(1, VIDEO_ZONE(4)), VIDEO_WIDTH - 2, text);
}

void board_draw(void) {
    video_zones(theme_dark);
    map_view_draw();
    board_draw_head();
    video_zones(board_zones);
}

void board_draw_continents(uint8_t coloured) {
    video_zones(theme_dark);
    map_view_draw_continents(coloured);
    video_zones(board_zones);
}
