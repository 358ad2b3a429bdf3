/* The options. A line is a row of a table: what it changes, from where to where, and the words of its values. */
#include "audio.h"
#include "disc.h"
#include "entry.h"
#include "input.h"
#include "kept.h"
#include "list.h"
#include "page.h"
#include "pictures.h"
#include "screens.h"
#include "settings.h"
#include "theme.h"
#include "video.h"
#include "words.h"

typedef struct {
    uint8_t label;
    uint8_t *value;
    uint8_t first, last;
    uint8_t words; /* of value 0, or NUMBER */
} option_t;

#define NUMBER 0xff /* the value stands for itself */

enum { ROWS = 7, ROW_PLAYERS = 0, ROW_LANGUAGE = 3, ROW_SEAT = ROWS };
static const option_t options[ROWS + 1] = {
    {WORD_OPTION_PLAYERS, &settings.players, PLAYERS_MIN, PLAYERS_MAX, NUMBER},
    {WORD_OPTION_START, &settings.deal, 0, 1, WORD_START_CLAIM},
    {WORD_OPTION_DEFENDER, &settings.defender, 0, 1, WORD_DEFENDER_ALL},
    {WORD_OPTION_LANGUAGE, &settings.language, 0, LANGUAGE_COUNT - 1, WORD_LANGUAGE},
    {WORD_OPTION_PACE, &settings.pace, 0, PACES - 1, WORD_PACE_SLOW},
    {WORD_OPTION_SOUND, &settings.sound, 0, HEAR_CHOICES - 1, WORD_HEAR_ALL},
    {WORD_OPTION_ADVICE, &settings.advice, 0, 1, WORD_NO},
    [ROW_SEAT] = {0, 0, SEAT_PERSON, SEAT_KINDS - 1, WORD_LEVEL_PERSON},
};

_Static_assert(WORD_PACE_FAST - WORD_PACE_SLOW == PACE_FAST && WORD_HEAR_NOTHING - WORD_HEAR_ALL == HEAR_NOTHING &&
                   WORD_YES == WORD_NO + 1 && WORD_LEVEL_HARD - WORD_LEVEL_PERSON == SEAT_HARD,
               "words.txt follows the order of these enums");

static option_t option; /* of the row looked at: the seats come last */

static void look_at(uint8_t row) {
    option = options[row < ROWS ? row : ROW_SEAT];
    if (row >= ROWS) option.value = &settings.seat[row - ROWS].kind;
}

static void draw_option(uint8_t row) {
    uint8_t shown;
    look_at(row);
    page_row(row < ROWS ? (const char *)word(option.label) : seat_name((uint8_t)(row - ROWS)));
    shown = row == ROW_LANGUAGE ? 0 : *option.value; /* every language has one word for itself */
    page_value(PAGE_RIGHT, option.words == NUMBER ? video_number(shown) : word((uint8_t)(option.words + shown)));
}

static void draw_options(void) {
    page_open(word(WORD_MENU_OPTIONS), palette_dialogue);
    page_y = PAGE_TOP;
    page_paper(PAGE_TILES);
    list.y = PAGE_TOP + 8;
    list.step = 10;
    list.draw = draw_option;
    list.count = ROWS + settings.players;
    list_draw();
    page_keys(WORD_KEYS_OPTIONS);
}

/* Reads another language; where it does not come, the old one stays. */
static void speak(uint8_t now) {
    video_zones(theme_dark);
    while (disc_again(settings_speak(now), words_file(now)))
        ;
    draw_options();
}

static void change(uint8_t input) {
    uint8_t now = *option.value;
    if (input == INPUT_PREVIOUS)
        now = (uint8_t)(now == option.first ? option.last : now - 1);
    else
        now = (uint8_t)(now == option.last ? option.first : now + 1);
    settings_changed = 1;
    if (list_at == ROW_LANGUAGE) {
        speak(now);
        return;
    }
    *option.value = now;
    audio_apply();
    if (list_at == ROW_PLAYERS)
        draw_options();
    else
        list_draw_row(list_at);
}

void options_show(void) {
    uint8_t input;
    list_at = 0;
    draw_options();
    while ((input = list_choose()) != INPUT_BACK) {
        look_at(list_at);
        if (input == INPUT_OK && list_at >= ROWS) {
            page_keys(WORD_KEYS_NAME);
            list_go_to(list_at);
            entry_type(settings.seat[list_at - ROWS].name);
            settings_changed = 1;
            list_draw_row(list_at);
            page_keys(WORD_KEYS_OPTIONS);
        } else {
            change(input);
        }
    }
    if (settings_changed) kept_save_settings();
}
