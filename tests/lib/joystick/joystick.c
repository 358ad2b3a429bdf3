/* Simulates a joystick. */
#include "joystick.h"

#include <string.h>

#include "host.h"
#include "input.h"
#include "frontend.h"
#include "matrix.h"
#include "settings.h"
#include "tap.h"

#define ROW 9 /* row of the matrix: joystick 1 */

int joystick_eager;
static const char *move, *playing; /* the next move, and its script */
static uint8_t down;               /* the bits of the row that are down in the next frame */

static uint8_t bit_of(char letter) {
    static const char letters[] = "UDLRBF"; /* in the order of the row's bits: B is Amstrad's fire 2 */
    const char *found = strchr(letters, letter);
    if (!found) tap_die("%s: %c is no move of a joystick", playing, letter);
    return (uint8_t)(1 << (found - letters));
}

/* The next frame has the next move. */
static void push(void) {
    move += *move == ' ';
    if (!*move) tap_die("%s: still waits for something when all moves are made", playing);
    down = bit_of(*move++);
}

static bool is_down(void) {
    return matrix_now[ROW] != 0xff;
}

void __wrap_matrix_scan(void);
void __wrap_matrix_scan(void) {
    if (joystick_eager && !is_down()) {
        joystick_eager--;
        push();
    }
    memset(matrix_now, 0xff, MATRIX_ROWS);
    matrix_now[ROW] = (uint8_t)~down;
    down = 0;
}

/* Between two moves the joystick returns to its centre. */
uint8_t __real_input_read(void);
uint8_t __wrap_input_read(void);
uint8_t __wrap_input_read(void) {
    static uint8_t middle;
    middle ^= 1;
    if (!middle) push();
    return __real_input_read();
}

void __real_input_any(void);
void __wrap_input_any(void);
void __wrap_input_any(void) {
    input_frame();
    push();
    __real_input_any();
}

/* The button ends a name; a joystick cannot type one. */
void __real_text_entry(char *text);
void __wrap_text_entry(char *text);
void __wrap_text_entry(char *text) {
    joystick_eager = 1;
    __real_text_entry(text);
}

void joystick_play(const char *name, void (*show)(void), const char *moves) {
    host_reset();
    playing = name;
    move = moves;
    down = 0;
    settings_reset();
    settings_apply();
    show();
    ok(!*move, "%s: reached and left by a joystick alone: %s", name, moves);
}

/* ---- the screens that all games have ---- */

JOYSTICK_VOID(options_show, (void), ())
JOYSTICK_VOID(rules_show, (void), ())
JOYSTICK_BYTE(presentation_show, (void), ())
JOYSTICK_VOID(hall_show, (uint8_t barred), (barred))
JOYSTICK_VOID(history_show, (void), ())
JOYSTICK_VOID(advice_show, (void), ())
JOYSTICK_BYTE(load_match, (void), ())

static void visited(const joystick_screen_t *const screens[], unsigned count) {
    for (unsigned i = 0; i < count; i++)
        ok(screens[i]->entered && screens[i]->entered == screens[i]->left, "%s was shown %d times, and left as often",
           screens[i]->name, screens[i]->entered);
}

void joystick_visited(const joystick_screen_t *const own[], unsigned count) {
    static const joystick_screen_t *const common[] = {
        &visits_options_show, &visits_rules_show,  &visits_presentation_show, &visits_hall_show,
        &visits_history_show, &visits_advice_show, &visits_load_match};
    visited(common, sizeof common / sizeof *common);
    visited(own, count);
}

void joystick_title(void) {
    joystick_eager = 1;
    ok(title_show() == TITLE_KEY, "the title goes on to the menu");
}

void joystick_menu(void) {
    ok(menu_show() == MENU_TITLE, "the menu goes back to the title");
}

void joystick_new_match(void) {
    ok(menu_show() == MENU_MATCH, "the menu leads to a match");
}
