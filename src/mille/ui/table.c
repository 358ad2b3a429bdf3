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

/* Between the own ground and the rivals'. Where there are three the sabot is a narrow one. */
#define THREE       (match_game.teams == 3)
#define PILES_Y     (GROUND_TOP + 9)
#define COUNT_WIDTH 4
#define NARROW      6
#define SABOT_X_3   21
#define EDGE        2  /* the right end of a card's back */
#define COUNT_Y     24 /* below the edge of the sabot's card */
#define SCORE_STEP  26 /* bytes from team to team; the second of two stands as the third of three */
#define HAND_AT     VIDEO_AT(26, GROUND_TOP)
#define HAND_SIZE   VIDEO_SIZE(32, 8)
#define HAND_AT_3   VIDEO_AT(21, PILES_Y + FACE_HEIGHT)
#define HAND_SIZE_3 VIDEO_SIZE(16, 2 * TEXT_STEP - 1)

uint16_t table_sabot_at, table_discard_at;
static uint16_t count_at;

static void find_places(void) {
    table_sabot_at = VIDEO_AT(29, PILES_Y);
    table_discard_at = VIDEO_AT(29 + FACE_WIDTH + 2, PILES_Y);
    count_at = VIDEO_AT(29 + 3, PILES_Y + COUNT_Y);
    if (!THREE) return;
    table_sabot_at = VIDEO_AT(SABOT_X_3, PILES_Y);
    table_discard_at = VIDEO_AT(SABOT_X_3 + NARROW, PILES_Y);
    count_at = VIDEO_AT(SABOT_X_3 + 1, PILES_Y + COUNT_Y);
}

void table_draw_discard(void) {
    face_draw(match_discard, table_discard_at);
}

void table_draw_left(void) {
    text_pens(PEN_BLACK, PEN_WHITE);
    text_centred(count_at, COUNT_WIDTH, video_number(match_left));
    if (match_left) return;
    face_draw(CARD_NONE, table_sabot_at);
    table_draw_discard();
}

void table_draw_goal(void) {
    word_number(0, match_game.hand_number);
    word_number(1, (uint16_t)(match_game.goal * CARD_STEP_KM));
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_wrap(THREE ? HAND_AT_3 : HAND_AT, THREE ? HAND_SIZE_3 : HAND_SIZE, word(WORD_HAND_GOAL));
}

/* The match's points, in the order of the grounds. */
static void draw_scores(void) {
    uint8_t n, team = match_home;
    text_pens(PEN_WHITE, PEN_CLOTH);
    for (n = 0; n != match_game.teams; n++) {
        text_begin(VIDEO_AT(1 + SCORE_STEP * (n && !THREE ? 2 : n), 0));
        text_write(seat_name(team));
        text_write(" ");
        text_write(video_number(mille_team(&match_game, team)->points));
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
    video_zones(table_zones);
}

void table_draw(void) {
    match_discard = match_game.discard;
    match_shown = match_game.held[match_viewer];
    table_clear();
    draw_scores();
    table_draw_cloth();
    road_draw();
}

void table_draw_cloth(void) {
    static const video_part_t edge = {FACE_BACK,  SABOT_X_3 + NARROW - EDGE, PILES_Y, FACE_WIDTH - EDGE, 0, EDGE,
                                      FACE_HEIGHT};
    uint8_t team;
    hand_forget();
    hand_draw(0);
    find_places();
    video_draw(FACE_BACK, table_sabot_at);
    if (THREE) video_draw_part(&edge);
    table_draw_discard();
    match_left = match_game.left;
    table_draw_left();
    table_draw_goal();
    for (team = 0; team < match_game.teams; team++)
        ground_draw(team);
    if (!THREE) draw_bars(); /* otherwise kilometres stand there, and it is done */
}
