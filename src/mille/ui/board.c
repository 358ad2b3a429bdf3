/* The main screen as a whole, and the piles in its middle. */
#include "board.h"
#include "card_picture.h"
#include "number_text.h"
#include "tableau.h"
#include "hand.h"
#include "match_state.h"
#include "road.h"
#include "settings.h"
#include "text.h"
#include "words.h"

const uint8_t *const board_zones[VIDEO_ZONES] = {palette_dialogue, palette_table, palette_table, palette_table,
                                                 palette_road};

/* Between the own tableau and those of rivals. With three teams the sabot is narrow. */
#define THREE       (mille_game.teams == 3)
#define PILES_Y     (TABLEAU_TOP + 9)
#define SABOT_X     29
#define DISCARD_X   (SABOT_X + CARD_PICTURE_WIDTH + 2)
#define COUNT_X     (SABOT_X + 3) /* the number of cards left, centred on the sabot */
#define COUNT_WIDTH 4
#define NARROW      6 /* bytes shown of the sabot with three teams */
#define SABOT_X_3   21
#define COUNT_X_3   (SABOT_X_3 + 1)
#define EDGE        2  /* the right end of a card's back */
#define COUNT_Y     24 /* below the edge of the sabot's card */
#define SCORE_X     1
#define SCORE_STEP  26 /* bytes from team to team; the second of two has the place of the third of three */
#define HAND_AT     VIDEO_AT(26, TABLEAU_TOP)
#define HAND_SIZE   VIDEO_SIZE(32, 8)
#define HAND_AT_3   VIDEO_AT(21, PILES_Y + CARD_PICTURE_HEIGHT)
#define HAND_SIZE_3 VIDEO_SIZE(16, 2 * TEXT_STEP - 1)

uint16_t board_sabot_at, board_discard_at;
static uint16_t count_at;

static void find_places(void) {
    board_sabot_at = VIDEO_AT(SABOT_X, PILES_Y);
    board_discard_at = VIDEO_AT(DISCARD_X, PILES_Y);
    count_at = VIDEO_AT(COUNT_X, PILES_Y + COUNT_Y);
    if (!THREE) return;
    board_sabot_at = VIDEO_AT(SABOT_X_3, PILES_Y);
    board_discard_at = VIDEO_AT(SABOT_X_3 + NARROW, PILES_Y);
    count_at = VIDEO_AT(COUNT_X_3, PILES_Y + COUNT_Y);
}

void board_draw_discard(void) {
    card_picture_draw(match_discard, board_discard_at);
}

void board_draw_left(void) {
    text_pens(PEN_BLACK, PEN_WHITE);
    text_centred(count_at, COUNT_WIDTH, number_text(match_left));
    if (match_left) return;
    card_picture_draw(CARD_NONE, board_sabot_at);
    board_draw_discard();
}

void board_draw_goal(void) {
    word_number(0, mille_game.hand_number);
    word_number(1, (uint16_t)(mille_game.goal * CARD_STEP_KM));
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_wrap(THREE ? HAND_AT_3 : HAND_AT, THREE ? HAND_SIZE_3 : HAND_SIZE, word(WORD_HAND_GOAL));
}

/* The points of the match, in the order of the tableaus. */
static void draw_scores(void) {
    uint8_t n, team = match_home;
    text_pens(PEN_WHITE, PEN_CLOTH);
    for (n = 0; n != mille_game.teams; n++) {
        text_begin(VIDEO_AT(SCORE_X + SCORE_STEP * (n && !THREE ? 2 : n), 0));
        text_write(seat_name(team));
        text_write(" ");
        text_write(number_text(mille_team(team)->points));
        if (++team == mille_game.teams) team = 0;
    }
}

static void draw_bars(void) {
    uint8_t team;
    for (team = 0; team < mille_game.teams; team++)
        tableau_draw_bar(team);
}

void board_light(uint8_t team) {
    match_lit = team;
    draw_bars();
}

void board_clear(void) {
    video_zones(theme_dark);
    video_clear(VIDEO_PEN(PEN_CLOTH));
    video_zones(board_zones);
}

void board_draw(void) {
    match_discard = mille_game.discard;
    match_shown = mille_game.held[match_viewer];
    board_clear();
    draw_scores();
    board_draw_cloth();
    road_draw();
}

void board_draw_cloth(void) {
    static const video_part_t edge = {
        CARD_PICTURE_BACK, SABOT_X_3 + NARROW - EDGE, PILES_Y, CARD_PICTURE_WIDTH - EDGE, 0, EDGE, CARD_PICTURE_HEIGHT};
    uint8_t team;
    hand_forget();
    hand_draw(0);
    find_places();
    video_draw(CARD_PICTURE_BACK, board_sabot_at);
    if (THREE) video_draw_part(&edge);
    board_draw_discard();
    match_left = mille_game.left;
    board_draw_left();
    board_draw_goal();
    for (team = 0; team < mille_game.teams; team++)
        tableau_draw(team);
    if (!THREE) draw_bars(); /* with three teams tableau_draw has drawn them, with the kilometres */
}
