/* The table as a whole, and what lies in its middle. */
#include "table.h"
#include "face.h"
#include "ground.h"
#include "hand.h"
#include "match.h"
#include "road.h"
#include "text.h"
#include "words.h"

const uint8_t *const table_zones[VIDEO_ZONES] = {palette_dialogue, palette_table, palette_table, palette_table,
                                                 palette_road};

#define MIDDLE_Y GROUND_TOP

/* The column between the own ground and the rivals'. */
static uint8_t middle_x(void) {
    return match_game.teams == 3 ? 22 : 34;
}

uint16_t table_discard_at(void) {
    return VIDEO_AT(middle_x() + 1, MIDDLE_Y + 10);
}

void table_draw_discard(void) {
    face_draw(match_discard, table_discard_at());
}

void table_draw_left(void) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_centred(VIDEO_AT(middle_x(), MIDDLE_Y + 67), 12, word(WORD_LEFT));
    text_centred(VIDEO_AT(middle_x(), MIDDLE_Y + 76), 12, video_number(match_left));
}

void table_draw_goal(void) {
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_centred(VIDEO_AT(middle_x(), MIDDLE_Y), 12, video_number((uint16_t)(match_game.goal * CARD_STEP_KM)));
}

static void draw_bars(void) {
    uint8_t team;
    for (team = 0; team < match_game.teams; team++)
        ground_draw_bar(team);
}

void table_light(uint8_t team) {
    match_lit = team;
    draw_bars();
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
    match_left = match_game.left;
    table_draw_left();
    table_draw_goal();
    for (team = 0; team < match_game.teams; team++)
        ground_draw(team);
    draw_bars();
    road_draw();
    video_zones(table_zones);
}
