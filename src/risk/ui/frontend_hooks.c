/* What RISK supplies to src/frontend: default settings, options, title, menu and the rows of the hall of fame. */
#include "audio.h"
#include "hall_of_fame.h"
#include "frontend_hooks.h"
#include "board.h"
#include "page.h"
#include "pictures.h"
#include "settings.h"
#include "text.h"
#include "words.h"

_Static_assert(SEATS_MAX == PLAYERS_MAX, "a seat for each player");

/* ---- settings and options ---- */

/* One person against two machine players with names of their own. */
static const settings_t first = {
    .players = 3,
    .pace = PACE_NORMAL,
    .sound = HEAR_ALL,
    .advice = 1,
    .seat = {{SEAT_PERSON, ""},
             {SEAT_MEDIUM, "Hugo"},
             {SEAT_MEDIUM, "Sophie"},
             {SEAT_MEDIUM, "Karl"},
             {SEAT_MEDIUM, "Bianca"},
             {SEAT_MEDIUM, "Oskar"}},
};

void settings_reset(void) {
    settings_begin(&first);
}

uint8_t settings_allows_players(uint8_t players) {
    (void)players;
    return 1;
}

void settings_apply(void) {
    audio_apply();
}

const option_t option_rows[OPTIONS] = {
    [OPTION_PLAYERS] = {WORD_OPTION_PLAYERS, &settings.players, PLAYERS_MIN, PLAYERS_MAX, OPTION_NUMBER},
    [OPTION_START] = {WORD_OPTION_START, &settings.deal, 0, 1, WORD_START_CLAIM},
    [OPTION_DEFENDER] = {WORD_OPTION_DEFENDER, &settings.defender, 0, 1, WORD_DEFENDER_ALL},
    [OPTION_LANGUAGE] = {WORD_OPTION_LANGUAGE, &settings.language, 0, LANGUAGE_COUNT - 1, WORD_LANGUAGE},
    [OPTION_PACE] = {WORD_OPTION_PACE, &settings.pace, 0, PACES - 1, WORD_PACE_SLOW},
    [OPTION_SOUND] = {WORD_OPTION_SOUND, &settings.sound, 0, HEAR_CHOICES - 1, WORD_HEAR_ALL},
    [OPTION_ADVICE] = {WORD_OPTION_ADVICE, &settings.advice, 0, 1, WORD_NO},
    [OPTION_DONE] = OPTION_DONE_ROW,
    [OPTION_SEAT] = OPTION_SEAT_ROW,
};
_Static_assert(WORD_HELP_SEAT - WORD_HELP_PLAYERS == OPTION_SEAT, "words.txt follows the order of the options");

/* No name is asked before a game. */
void ask_name(void) {
}

/* ---- title and menu ---- */

const title_palette_t title_palettes[] = {
    {palette_loading, 150}, {palette_afterglow, 150}, {palette_night, 150}, {palette_dawn, 150}, {0, 0},
};

/* The map, each continent in a colour of its own. */
void title_draw(void) {
    board_draw_continents(1);
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_centred(VIDEO_AT(0, TEXT_STEP), VIDEO_WIDTH, word(WORD_GAME));
}

/* The menu has no animation. */
void menu_animate(void) {
}

#define SOLDIERS_Y 50 /* in a zone of mode 0 */
enum { SOLDIERS = 13, SOLDIER_WIDTH = 6 };

/* A row of soldiers. */
void menu_draw_head(void) {
    static const uint8_t *const zones[VIDEO_ZONES] = {palette_orders, palette_map, palette_table, palette_table,
                                                      palette_dialogue};
    uint8_t i, x = 1;
    page_open(word(WORD_GAME), palette_dialogue);
    video_fill(VIDEO_AT(0, SOLDIERS_Y - 2), VIDEO_SIZE(VIDEO_WIDTH, 20), VIDEO_PEN_0(1));
    for (i = 0; i < SOLDIERS; i++, x += SOLDIER_WIDTH)
        video_draw((uint8_t)(PICTURE_SOLDIER_FOOT + (i & 3) % 3), VIDEO_AT(x, SOLDIERS_Y));
    video_zones(zones);
}

/* ---- hall of fame ---- */

uint8_t hall_enter(void) {
    hall_now.rounds = risk_game.round;
    hall_now.players = risk_game.players;
    return hall_insert(risk_game.winner, risk_game.players);
}

void hall_draw_value(void) {
    word_number(0, hall_now.rounds);
    page_value(PAGE_RIGHT, word(WORD_HALL_ROUNDS));
}

void hall_draw_below(void) {
    word_number(0, hall_now.players);
    page_text(PAGE_LEFT, word(WORD_HALL_PLAYERS));
}
