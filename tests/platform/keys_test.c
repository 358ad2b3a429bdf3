/* Keys and clock on the PC, as keys.h and clock.h describe them. The same C runs on the CPC. */
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "host.h"
#include "keys.h"
#include "tap.h"

static void frames(int count) {
    while (count--)
        clock_wait();
}

static void start(const char *script) {
    host_reset();
    host_script_text(script, "keys");
}

/* Frames of the next n in which a key is hit. */
static int hits(uint8_t key, int count) {
    int found = 0;
    for (int i = 0; i < count; i++) {
        clock_wait();
        found += (keys_hit() & key) != 0;
    }
    return found;
}

static void test_edges(void) {
    start("3 down SPACE\n9 up SPACE\n");
    frames(2);
    ok(!keys_held() && !keys_hit(), "nothing is held before a key goes down");
    frames(1);
    ok(keys_held() == KEY_FIRE && keys_hit() == KEY_FIRE, "a key that goes down is held and hit");
    frames(1);
    ok(keys_held() == KEY_FIRE && !keys_hit(), "a frame later it is held, no longer hit");
    frames(5);
    ok(!keys_held(), "it is not held when it is up again");
}

static void test_repeat(void) {
    start("1 down RIGHT\n60 up RIGHT\n");
    ok(hits(KEY_RIGHT, 20) == 1, "a direction is hit once in its first 0.4 seconds");
    ok(hits(KEY_RIGHT, 30) == 6, "then 10 times a second");
    start("1 down SPACE\n");
    ok(hits(KEY_FIRE, 100) == 1, "FIRE never repeats");
    start("1 down LEFT\n15 down UP\n");
    frames(15);
    ok(keys_hit() == KEY_UP, "a second direction is hit at once");
}

static void test_places(void) {
    static const struct {
        const char *name;
        uint8_t key;
    } places[] = {{"LEFT", KEY_LEFT},
                  {"RIGHT", KEY_RIGHT},
                  {"UP", KEY_UP},
                  {"DOWN", KEY_DOWN},
                  {"O", KEY_LEFT},
                  {"P", KEY_RIGHT},
                  {"Q", KEY_UP},
                  {"A", KEY_DOWN},
                  {"JOY_LEFT", KEY_LEFT},
                  {"JOY_RIGHT", KEY_RIGHT},
                  {"JOY_UP", KEY_UP},
                  {"JOY_DOWN", KEY_DOWN},
                  {"SPACE", KEY_FIRE},
                  {"COPY", KEY_FIRE},
                  {"RETURN", KEY_RETURN},
                  {"ENTER", KEY_RETURN},
                  {"ESC", KEY_ESC},
                  {"DEL", KEY_DELETE},
                  {"K", 0}};
    for (unsigned i = 0; i < sizeof places / sizeof *places; i++) {
        char script[40];
        snprintf(script, sizeof script, "1 down %s\n", places[i].name);
        start(script);
        frames(1);
        ok(keys_hit() == places[i].key, "%s means %d", places[i].name, places[i].key);
    }
}

/* A joystick with one button may have either, so both orders are tried, one of them in a process of its own. */
static bool first_fires(const char *first, const char *other) {
    char script[80];
    bool good;
    snprintf(script, sizeof script, "1 tap %s\n10 tap %s\n20 tap %s\n", first, other, first);
    start(script);
    frames(1);
    good = keys_hit() == KEY_FIRE;
    frames(9);
    good &= keys_hit() == KEY_ESC;
    frames(10);
    return good & (keys_hit() == KEY_FIRE);
}

static void test_buttons(void) {
    int status = 1;
    pid_t other = fork();
    if (!other) _exit(!first_fires("JOY_FIRE2", "JOY_FIRE"));
    waitpid(other, &status, 0);
    ok(first_fires("JOY_FIRE", "JOY_FIRE2"), "the button pressed first is FIRE, the other is ESC");
    ok(!status, "in either order");
}

static void typed(char *to, int count) {
    for (int i = 0; i < count; i++) {
        clock_wait();
        if (keys_typed()) *to++ = keys_typed();
    }
    *to = 0;
}

static void test_typing(void) {
    char text[64];
    start("1 type AZQWMERTYUIOPSDFGHJKLXCVBN0123456789\n");
    typed(text, 320);
    ok(!strcmp(text, "AZQWMERTYUIOPSDFGHJKLXCVBN0123456789"), "every letter and digit is typed once, on QWERTY: %s",
       text);
    host_reset();
    keys_set_layout(KEYS_AZERTY);
    host_script_text("1 tap Q\n10 tap A\n20 tap W\n30 tap Z\n40 tap :\n50 tap M\n60 tap L\n", "keys");
    typed(text, 80);
    ok(!strcmp(text, "AQZWML"), "the same places type AZERTY letters when the keyboard is AZERTY: %s", text);
    host_reset();
    keys_set_layout(KEYS_AZERTY);
    host_script_text("1 type AMAZONE\n", "keys");
    typed(text, 80);
    ok(!strcmp(text, "AMAZONE"), "a script types what it says on both keyboards: %s", text);
}

static void test_clock(void) {
    host_reset();
    frames(7);
    ok(clock_frames() == 7, "every clock_wait is a frame");
    uint32_t first = clock_seed(), second = clock_seed();
    ok(first && second && first != second, "no two seeds are equal, and none is 0");
}

int main(void) {
    test_edges();
    test_repeat();
    test_places();
    test_buttons();
    test_typing();
    test_clock();
    return tap_done();
}
