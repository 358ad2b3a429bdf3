/* The table as a whole, and what lies in its middle. */
#include "table.h"
#include "face.h"
#include "ground.h"
#include "hand.h"
#include "match.h"
#include "road.h"
#include "settings.h"
#include "text.h"
#include "words.h"

const uint8_t *const table_zones[VIDEO_ZONES] = {palette_dialogue, palette_table, palette_table, palette_table,
                                                 palette_road};

/* Between the own ground and the rivals'. Where there are three the discard pile covers half of the sabot. */
#define THREE        (match_game.teams == 3)
#define PILES_Y      (GROUND_TOP + 9)
#define COUNT_WIDTH  4
#define SCORE_STEP   26 /* bytes from team to team; the second of two stands as the third of three */
#define NARROW_AT    VIDEO_AT(21, PILES_Y + FACE_HEIGHT)
#define NARROW_WIDTH 16
#define WIDE_AT      VIDEO_AT(22, GROUND_TOP)
#define WIDE_WIDTH   36

uint16_t table_sabot_at(void) {
    return THREE ? VIDEO_AT(22, PILES_Y) : VIDEO_AT(29, PILES_Y);
}

uint16_t table_discard_at(void) {
    return (uint16_t)(table_sabot_at() + (THREE ? COUNT_WIDTH : FACE_WIDTH + 2));
}

void table_draw_discard(void) {
    face_draw(match_discard, table_discard_at());
}

void table_draw_left(void) {
    if (!match_left) {
        face_draw(CARD_NONE, table_sabot_at());
        table_draw_discard();
        return;
    }
    text_pens(PEN_BLACK, PEN_WHITE);
    text_centred((uint16_t)(table_sabot_at() + (THREE ? VIDEO_AT(0, 24) : VIDEO_AT(3, 24))), COUNT_WIDTH,
                 video_number(match_left));
}

void table_draw_goal(void) {
    word_number(0, match_game.hand_number);
    word_number(1, (uint16_t)(match_game.goal * CARD_STEP_KM));
    text_pens(PEN_WHITE, PEN_CLOTH);
    if (THREE)
        text_wrap(NARROW_AT, VIDEO_SIZE(NARROW_WIDTH, 2 * TEXT_STEP - 1), word(WORD_HAND_GOAL));
    else
        text_centred(WIDE_AT, WIDE_WIDTH, word(WORD_HAND_GOAL));
}

/* The match's points, in the order of the grounds. */
static void draw_scores(void) {
    uint8_t n, team = match_home;
    text_pens(PEN_WHITE, PEN_CLOTH);
    for (n = 0; n != match_game.teams; n++) {
        text_begin(VIDEO_AT(1 + SCORE_STEP * (n && !THREE ? 2 : n), 0));
        text_write(seat_name(team));
        text_write(" ");
        text_write(video_number(match_game.team[team].points));
        if (++team == match_game.teams) team = 0;
    }
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
    video_draw(FACE_BACK, table_sabot_at());
    table_draw_discard();
    match_left = match_game.left;
    table_draw_left();
    draw_scores();
    table_draw_goal();
    for (team = 0; team < match_game.teams; team++)
        ground_draw(team);
    draw_bars();
    road_draw();
    video_zones(table_zones);
}
