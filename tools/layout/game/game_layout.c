/* What assembly, the page and tests need to know of every game. */
#include "game_layout.h"

#include "choice.h"
#include "dialogue.h"
#include "language.h"
#include "layout.h"
#include "list.h"
#include "page.h"
#include "settings.h"
#include "text.h"
#include "video.h"

_Static_assert(offsetof(settings_t, language) == 0,
               "disk/loader/disc_choose.s: the language is the first of the settings");

/* The offset of a field behind the pointer with which choice_t begins: a pointer takes two bytes on the Z80. */
#define Z80_POINTER          2
#define BEHIND_POINTER(name) (long)(offsetof(choice_t, name) - sizeof(const uint8_t *) + Z80_POINTER)
_Static_assert(offsetof(choice_t, words) == 0, "the pointer is the first of a choice");

static void print_settings(void) {
    layout_symbol("SETTINGS", "settings");
    LAYOUT_SIZE(SETTINGS, settings_t);
    LAYOUT_FIELD(SETTINGS, settings_t, language);
    LAYOUT_FIELD(SETTINGS, settings_t, players);
    LAYOUT_FIELD(SETTINGS, settings_t, seat);
    layout_number("SETTINGS_FIRST_NAME", (long)offsetof(settings_t, seat[0].name));
    layout_number("SEATS_SIZE", (long)sizeof((settings_t *)0)->seat);
}

/* The screens that wait for a key: which of them does is read from the stack (tools/web/waiting.js). */
static void print_screens(void) {
    static const char *const waiting[] = {
        "dialogue_alert", "dialogue_answer",   "hall_show",  "hotseat_to", "input_any",  "list_choose",
        "options_show",   "presentation_show", "rules_show", "text_entry", "title_show",
    };
    for (size_t i = 0; i < sizeof waiting / sizeof *waiting; i++)
        layout_function(waiting[i]);
}

/* The widgets on the screen: variables, and places in pixels of mode 1. */
static void print_widgets(void) {
    layout_symbol("LIST", "list");
    layout_symbol("LIST_AT", "list_at");
    LAYOUT_FIELD(LIST, list_t, y);
    LAYOUT_FIELD(LIST, list_t, step);
    LAYOUT_FIELD(LIST, list_t, count);
    layout_symbol("CHOICE_GAP", "choice_gap");
    layout_symbol("DIALOGUE_CHOICE", "dialogue_choice");
    layout_symbol("DIALOGUE_PICKED", "dialogue_picked");
    layout_number("CHOICE_COUNT", BEHIND_POINTER(count));
    layout_number("CHOICE_X", BEHIND_POINTER(x));
    layout_number("CHOICE_Y", BEHIND_POINTER(y));
    layout_symbol("WORDS", "words_resident");
    LAYOUT_FIELD(WORDS, language_t, language);
    LAYOUT_CONSTANT(TEXT_STEP);
    layout_number("PAGE_LEFT", PIXELS(PAGE_LEFT));
    layout_number("PAGE_RIGHT", PIXELS(PAGE_RIGHT));
    LAYOUT_CONSTANT(PAGE_KEYS);
    layout_number("SCREEN_WIDTH", PIXELS(VIDEO_WIDTH));
    layout_number("SCREEN_HEIGHT", VIDEO_HEIGHT);
    layout_number("QUESTION_Y", DIALOGUE_QUESTION * TEXT_STEP);
    layout_number("ANSWERS_Y", DIALOGUE_ANSWERS * TEXT_STEP);
    layout_number("ANSWERS_X", PIXELS(DIALOGUE_LEFT));
    layout_number("BELOW_Y", VIDEO_ZONE(4));
}

void game_layout(const char *object) {
    layout_symbol("GAME", object);
    layout_symbol("PEOPLE", "hotseat_people");
    print_settings();
    print_screens();
    print_widgets();
}
