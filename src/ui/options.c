/* The options. A line is a row of a table: what it changes, from where to where, and the words of its values. */
#include "keys.h"
#include "clock.h"
#include "page.h"
#include "screens.h"
#include "settings.h"
#include "widgets.h"
#include "words.h"

typedef struct {
    uint8_t label;
    uint8_t *value;
    uint8_t first, last;
    uint8_t words; /* of the first value; 0: the value is a number */
} option_t;

static uint8_t keyboard;

enum { ROW_RULES, ROW_PLAYERS, ROW_LANGUAGE, ROWS = 7 };
static const option_t options[ROWS] = {
    {WORD_OPTION_RULES, &settings.rules, 0, RULES_COUNT - 1, WORD_RULES_MICRO},
    {WORD_OPTION_PLAYERS, &settings.players, 2, PLAYERS_MAX, 0},
    {WORD_OPTION_LANGUAGE, &settings.language, 0, LANGUAGE_COUNT - 1, 0},
    {WORD_OPTION_PACE, &settings.pace, 0, PACES - 1, WORD_PACE_SLOW},
    {WORD_OPTION_KEYBOARD, &keyboard, KEYS_QWERTY, KEYS_AZERTY, WORD_KEYBOARD_QWERTY},
    {WORD_OPTION_PROMPTS, &settings.classic, 0, 1, WORD_PROMPTS_SHORT},
    {WORD_OPTION_ADVICE, &settings.advice, 0, 1, WORD_NO},
};

/* The seats stand below the number of players. */
#define FIRST_SEAT (ROW_PLAYERS + 1)

static seat_t *seat_of(uint8_t row) {
    row -= FIRST_SEAT;
    return row < settings.players ? &settings.seat[row] : 0;
}

static const option_t *option_of(uint8_t row) {
    static option_t of_seat = {0, 0, 0, SEAT_KINDS - 1, WORD_LEVEL_PERSON};
    seat_t *seat = seat_of(row);
    if (seat) {
        of_seat.value = &seat->kind;
        return &of_seat;
    }
    return &options[row < FIRST_SEAT ? row : row - settings.players];
}

static void draw_option(uint8_t row, uint8_t y) {
    const option_t *option = option_of(row);
    seat_t *seat = seat_of(row);
    const char *value;
    page_row(y, seat ? (const char *)seat->name : word(option->label));
    if (option->words)
        value = word((uint8_t)(option->words + *option->value));
    else if (option->label == WORD_OPTION_LANGUAGE)
        value = word(WORD_LANGUAGE);
    else
        value = video_number(*option->value);
    page_value(PAGE_RIGHT, y, value);
}

static page_list_t list = {PAGE_TOP + 7, 0, 0, draw_option};

static void draw_options(void) {
    list.count = ROWS + settings.players;
    list.step = list.count > 10 ? 11 : 14;
    page_open();
    page_headline(word(WORD_MENU_OPTIONS));
    page_paper(PAGE_TOP, PAGE_TILES);
    page_draw_list(&list);
    page_keys(WORD_KEYS_OPTIONS);
    page_light();
}

/* The next value or the one before, round the ends; a number of players that the rulebook does not know is passed. */
static void change(uint8_t row, uint8_t input) {
    const option_t *option = option_of(row);
    uint8_t *value = option->value, players = settings.players;
    do {
        if (input == INPUT_PREVIOUS)
            *value = (uint8_t)(*value == option->first ? option->last : *value - 1);
        else
            *value = (uint8_t)(*value == option->last ? option->first : *value + 1);
    } while (value == &settings.players && !rules_table[settings.rules].goal[settings.players]);
    if (!rules_table[settings.rules].goal[settings.players]) settings.players = 2;
    keys_set_layout(keyboard);
    words_choose(settings.language);
    if (players != settings.players || value == &settings.language)
        draw_options();
    else
        page_draw_row(&list, row);
}

/* The seat's name, letter by letter: nothing typed, nothing changed. */
static void type_name(uint8_t row) {
    char *name = seat_of(row)->name, typed;
    uint8_t length = 0, hit, y = (uint8_t)(list.y + row * list.step), end;
    page_keys(WORD_KEYS_NAME);
    page_pens(1);
    page_row(y, "-");
    do {
        clock_wait();
        hit = keys_hit();
        typed = keys_typed();
        if ((hit & KEY_DELETE) && length)
            length--;
        else if (typed > ' ' && length < NAME_MAX)
            name[length++] = typed;
        else
            continue;
        name[length] = 0;
        page_row(y, name);
        end = video_text_width(name);
        if (length < NAME_MAX) video_text(VIDEO_AT(PAGE_LEFT + end, y), "-");
    } while (!(hit & (KEY_RETURN | KEY_FIRE | KEY_ESC)) || !name[0]);
    page_draw_row(&list, row);
    page_keys(WORD_KEYS_OPTIONS);
}

void options_show(void) {
    uint8_t input;
    keyboard = keys_layout();
    page_at = 0;
    draw_options();
    while ((input = page_choose(&list)) != INPUT_BACK) {
        if (input == INPUT_OK && seat_of(page_at))
            type_name(page_at);
        else
            change(page_at, input);
    }
}
