/* The options screen. */
#include "disc_error.h"
#include "number_text.h"
#include "text_entry.h"
#include "input.h"
#include "save_settings.h"
#include "list.h"
#include "frontend.h"
#include "page.h"
#include "pictures.h"
#include "settings.h"
#include "theme.h"
#include "video.h"
#include "words.h"

_Static_assert(NAME_MAX == TEXT_ENTRY_LONGEST, "text_entry takes a whole name");
_Static_assert(WORD_LEVEL_HARD - WORD_LEVEL_PERSON == SEAT_HARD && WORD_PACE_FAST - WORD_PACE_SLOW == PACE_FAST &&
                   WORD_HEAR_NOTHING - WORD_HEAR_ALL == HEAR_NOTHING && WORD_YES == WORD_NO + 1,
               "words.txt follows the order of these enums");

#define FIRST_SEAT (OPTION_PLAYERS + 1)
#define ROWS       (OPTIONS - 1) /* without the seats */

/* Lines from row to row: wide, up to that many rows. */
enum { WIDE_ROWS = 11, WIDE_STEP = 13, NARROW_STEP = 9 };
#define HELP_Y 24 /* the help text of the selected option */

static uint8_t kind;    /* OPTION_… of the row selected by look_at */
static option_t option; /* of that row */
static seat_t *seat;    /* of that row, or 0 */

static void look_at(uint8_t row) {
    uint8_t number = (uint8_t)(row - FIRST_SEAT); /* above the seats it wraps around to a large number */
    seat = 0;
    if (number < settings.players) {
        seat = seat_at(number);
        row = OPTION_SEAT;
    } else if (row > FIRST_SEAT) {
        row -= settings.players;
    }
    kind = row;
    option = option_rows[row];
    if (seat) option.value = &seat->kind;
}

static void draw_option(uint8_t row) {
    uint8_t value;
    look_at(row);
    page_row(seat ? (const char *)seat->name : word(option.label));
    if (kind != OPTION_DONE) {
        value = *option.value;
        if (option.words == WORD_LANGUAGE) value = 0; /* a language has one word, its own name */
        page_value(PAGE_RIGHT,
                   option.words == OPTION_NUMBER ? number_text(value) : word((uint8_t)(option.words + value)));
    }
    if (row == list_at) page_banner(HELP_Y, word((uint8_t)(OPTIONS_HELP + kind)));
}

static void draw_options(void) {
    list.y = PAGE_TOP + 6;
    list.draw = draw_option;
    list.idle = 0;
    list.count = ROWS + settings.players;
    list.step = list.count > WIDE_ROWS ? NARROW_STEP : WIDE_STEP;
    page_open_large(word(WORD_MENU_OPTIONS), OPTIONS_INKS);
    list_draw();
    page_keys(WORD_KEYS_OPTIONS);
}

/* Loads the language; on failure the old one stays. */
static void speak(uint8_t now) {
    video_zones(theme_dark);
    while (disc_error_retry(settings_set_language(now), words_file(now)))
        ;
    draw_options();
}

/* The next or previous value, with wrap-around; numbers of players that the rules do not allow are skipped. */
static void change(uint8_t input) {
    uint8_t *value = option.value, players = settings.players, now = *value;
    settings_changed = 1;
    do {
        if (input == INPUT_PREVIOUS)
            now = (uint8_t)(now == option.first ? option.last : now - 1);
        else
            now = (uint8_t)(now == option.last ? option.first : now + 1);
    } while (value == &settings.players && !settings_allows_players(now));
    if (value == &settings.language) {
        speak(now);
        return;
    }
    *value = now;
    settings_apply();
    if (players != settings.players)
        draw_options();
    else
        list_draw_row(list_at);
}

static void type_name(void) {
    page_keys(WORD_KEYS_NAME);
    list_go_to(list_at);
    text_entry(seat->name);
    settings_changed = 1;
    list_draw_row(list_at);
    page_keys(WORD_KEYS_OPTIONS);
}

void options_show(void) {
    uint8_t input;
    list_at = 0;
    draw_options();
    while ((input = list_choose()) != INPUT_BACK) {
        look_at(list_at);
        if (input == INPUT_OK && kind == OPTION_DONE) break;
        if (input == INPUT_OK && seat)
            type_name();
        else if (kind != OPTION_DONE)
            change(input);
    }
    if (settings_changed) save_settings();
    list_at = 0; /* the menu then offers a match first */
}
