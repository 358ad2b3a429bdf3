/* What 1000 Bornes supplies to src/frontend: the first settings, the options, title, menu and the rows of the hall of
 * fame. */
#include "audio.h"
#include "hall_of_fame.h"
#include "keys.h"
#include "frontend_hooks.h"
#include "match_state.h"
#include "number_text.h"
#include "page.h"
#include "pictures.h"
#include "settings.h"
#include "video.h"
#include "words.h"

_Static_assert(SEATS_MAX == PLAYERS_MAX, "a seat for every player");

/* ---- settings and options ---- */

/* One person against a bot, MICRO. Bots have names, so that the dialogue never says "player 3". */
static const settings_t first = {
    .rules = RULES_MICRO,
    .players = 2,
    .pace = PACE_NORMAL,
    .sound = HEAR_ALL,
    .advice = 1,
    .seat = {{SEAT_PERSON, ""},
             {SEAT_MEDIUM, "Arthur"},
             {SEAT_MEDIUM, "Lucie"},
             {SEAT_MEDIUM, "Marcel"},
             {SEAT_MEDIUM, "Odette"},
             {SEAT_MEDIUM, "Victor"}},
};

void settings_reset(void) {
    settings_begin(&first);
    settings.keyboard = keys_layout();
}

uint8_t settings_allows_players(uint8_t players) {
    return rules_of(settings.rules)->goal[players];
}

void settings_apply(void) {
    if (!settings_allows_players(settings.players)) settings.players = 2;
    keys_set_layout(settings.keyboard);
    audio_apply();
}

const option_t option_rows[OPTIONS] = {
    [OPTION_RULES] = {WORD_OPTION_RULES, &settings.rules, 0, RULES_COUNT - 1, WORD_RULES_MICRO},
    [OPTION_PLAYERS] = {WORD_OPTION_PLAYERS, &settings.players, 2, PLAYERS_MAX, OPTION_NUMBER},
    [OPTION_LANGUAGE] = {WORD_OPTION_LANGUAGE, &settings.language, 0, LANGUAGE_COUNT - 1, WORD_LANGUAGE},
    [OPTION_PACE] = {WORD_OPTION_PACE, &settings.pace, 0, PACES - 1, WORD_PACE_SLOW},
    [OPTION_SOUND] = {WORD_OPTION_SOUND, &settings.sound, 0, HEAR_CHOICES - 1, WORD_HEAR_ALL},
    [OPTION_KEYBOARD] = {WORD_OPTION_KEYBOARD, &settings.keyboard, KEYS_QWERTY, KEYS_AZERTY, WORD_KEYBOARD_QWERTY},
    [OPTION_PROMPTS] = {WORD_OPTION_PROMPTS, &settings.classic, 0, 1, WORD_PROMPTS_SHORT},
    [OPTION_ADVICE] = {WORD_OPTION_ADVICE, &settings.advice, 0, 1, WORD_NO},
    [OPTION_DONE] = OPTION_DONE_ROW,
    [OPTION_SEAT] = OPTION_SEAT_ROW,
};
_Static_assert(WORD_RULES_WM06 - WORD_RULES_MICRO == RULES_WM06 && RULES_COUNT == RULES_WM06 + 1 &&
                   WORD_PROMPTS_CLASSIC == WORD_PROMPTS_SHORT + 1 &&
                   WORD_KEYBOARD_AZERTY - WORD_KEYBOARD_QWERTY == KEYS_AZERTY &&
                   WORD_HELP_SEAT - WORD_HELP_RULES == OPTION_SEAT,
               "words.txt follows the order of these enums");

/* ---- title and menu ---- */

const title_palette_t title_palettes[] = {
    {palette_loading, 200}, {palette_afternoon, 110}, {palette_sunset, 110},
    {palette_dusk, 110},    {palette_night, 110},     {0, 0},
};

enum { TITLE_CARDS_Y = 84, MENU_CARDS_Y = 42 };

/* A page with the name of the game and a row of its cards. */
static void draw_cards(uint8_t y) {
    static const uint8_t shown[] = {PICTURE_CARD_200,  PICTURE_CARD_STOP,       PICTURE_CARD_GASOLINE,
                                    PICTURE_CARD_ROLL, PICTURE_CARD_RIGHTOFWAY, PICTURE_CARD_BACK};
    enum { FIRST_X = 5, GAP = 12 }; /* bytes from one card to the next */
    uint8_t i, x = FIRST_X;
    page_open(word(WORD_GAME), palette_dialogue);
    for (i = 0; i < sizeof shown; i++, x += GAP)
        video_draw(shown[i], VIDEO_AT(x, y));
}

void title_draw(void) {
    draw_cards(TITLE_CARDS_Y);
}

void menu_draw_head(void) {
    draw_cards(MENU_CARDS_Y);
}

/* ---- hall of fame ---- */

#define HANDS_RIGHT 54 /* the column after the number of hands */

uint8_t hall_enter(void) {
    if (mille_game.winner == NOBODY) return HALL_ROWS;
    hall_now.points = mille_team(mille_game.winner)->points;
    hall_now.hands = mille_game.hand_number;
    hall_now.rules = mille_game.rules;
    return hall_insert(mille_game.winner, mille_game.teams);
}

void hall_draw_value(void) {
    word_number(0, hall_now.hands);
    page_value(HANDS_RIGHT, word(WORD_HANDS));
    page_value(PAGE_RIGHT, number_text(hall_now.points));
}

void hall_draw_below(void) {
    page_text(PAGE_LEFT, word((uint8_t)(WORD_RULES_MICRO + hall_now.rules)));
}
