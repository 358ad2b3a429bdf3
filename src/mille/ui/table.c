/* The table as a whole, and what lies in its middle. */
#include "table.h"
#include "ground.h"
#include "hand.h"
#include "pictures.h"
#include "road.h"
#include "text.h"
#include "words.h"

uint8_t table_team, table_seat, table_lit, table_hidden, table_discard, table_left;
mille_t match_game;

const uint8_t *const table_zones[VIDEO_ZONES] = {palette_dialogue, palette_table, palette_table, palette_table,
                                                 palette_road};

#define MIDDLE_Y 91

/* The column between the own ground and the rivals'. */
static uint8_t middle_x(void) {
    return match_game.teams == 3 ? 22 : 34;
}

uint16_t table_discard_at(void) {
    return VIDEO_AT(middle_x() + 1, MIDDLE_Y + 10);
}

void table_draw_card(uint8_t card, uint16_t at) {
    if (card != CARD_NONE) {
        video_draw(PICTURE_CARD_25 + card, at);
        return;
    }
    video_fill(at, VIDEO_SIZE(CARD_WIDTH, CARD_HEIGHT), VIDEO_MIX(PEN_CLOTH, PEN_BLACK));
}

void table_draw_discard(void) {
    table_draw_card(table_discard, table_discard_at());
}

void table_draw_left(void) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_centred(VIDEO_AT(middle_x(), MIDDLE_Y + 67), 12, word(WORD_LEFT));
    text_centred(VIDEO_AT(middle_x(), MIDDLE_Y + 76), 12, video_number(table_left));
}

void table_draw_goal(void) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_centred(VIDEO_AT(middle_x(), MIDDLE_Y), 12, video_number((uint16_t)(match_game.goal * CARD_STEP_KM)));
}

void table_draw_bars(void) {
    uint8_t team;
    for (team = 0; team < match_game.teams; team++)
        ground_draw_bar(team);
}

void table_clear(void) {
    video_zones(theme_dark);
    video_clear(VIDEO_PEN(PEN_CLOTH));
}

void table_draw(void) {
    uint8_t team;
    table_clear();
    hand_forget();
    hand_draw(0);
    table_draw_discard();
    table_left = match_game.left;
    table_draw_left();
    table_draw_goal();
    for (team = 0; team < match_game.teams; team++)
        ground_draw(team);
    table_draw_bars();
    road_draw();
    video_zones(table_zones);
}
