/* What the keys do in the menu and in the options, and in a demonstration: each case is a script of keys and what must hold
 * after it. */
#include <stdio.h>
#include <string.h>

#include "audio.h"
#include "clock.h"
#include "host.h"
#include "input.h"
#include "keys.h"
#include "match.h"
#include "screens.h"
#include "settings.h"
#include "tap.h"
#include "words.h"

static const char *disc;

/* A fresh machine, in English, with these keys pressed one after another, twenty frames each; letters in quotes are typed. */
static void press(const char *keys) {
    char script[2000] = "", key[20];
    unsigned frame = 20, used = 0;
    host_reset();
    host_limit(20000);
    host_disc(disc);
    words_load(LANGUAGE_EN);
    settings_reset();
    audio_apply();
    for (; sscanf(keys, "%19s", key) == 1; keys += strspn(keys, " "), keys += strlen(key), frame += 20) {
        int quoted = *key == '\'';
        if (quoted) key[strlen(key) - 1] = 0;
        used += (unsigned)snprintf(script + used, sizeof script - used, "%u %s %s\n", frame, quoted ? "type" : "tap",
                                   key + quoted);
        if (quoted) strcat(key, "'"), frame += 8 * (unsigned)strlen(key);
    }
    host_script_text(script, "keys");
}

static void options(const char *keys) {
    press(keys);
    options_show();
}

/* Nobody is there, but the settings say that three people play. A key ends it in the second hand. */
static void demonstration(void) {
    press("");
    settings.rules = RULES_P62;
    settings.players = 3;
    settings.pace = PACE_FAST;
    for (uint8_t seat = 0; seat < 3; seat++)
        settings.seat[seat].kind = SEAT_PERSON;
    host_script_text("8000 tap SPACE\n", "keys");
    play_demo();
    ok(match_game.hand_number > 1, "a demonstration waits for none of those who would play");
    ok(match_game.phase != PHASE_MATCH_OVER, "and ends when a key is pressed");
}

/* Nobody plays, but somebody may be watching. */
static void machines(void) {
    press("");
    settings.seat[0].kind = SEAT_EASY;
    settings.pace = PACE_FAST;
    host_script_text("600 tap SPACE\n800 tap ESC\n2000 tap SPACE\n2200 tap LEFT\n2220 tap SPACE\n", "keys");
    ok(play_match(MENU_MATCH) == MATCH_LEFT && clock_frames() > 2200,
       "a match of machines asks before it ends on a key");
}

static void sounds(void) {
    options("UP UP UP UP UP RIGHT ESC");
    ok(settings.sound == HEAR_EFFECTS, "music can be left out");
    press("'MM'");
    input_pause(60);
    ok(settings.sound == HEAR_NOTHING, "M leaves out music, then everything, wherever one is");
    options("DOWN DOWN SPACE 'MIA' ENTER ESC");
    ok(settings.sound == HEAR_ALL && !strcmp(settings.seat[0].name, "MIA"), "but where a name is typed, M is a letter");
}

int main(int count, char **words) {
    if (count != 2) return 2;
    disc = words[1];
    press("SPACE 'ZOE' ENTER");
    ok(menu_show() == MENU_MATCH && !strcmp(settings.seat[0].name, "ZOE"),
       "before the first match the player is asked for a name");
    press("SPACE");
    ok(menu_show() == MENU_MATCH && settings.rules == RULES_MICRO && settings.players == 2 &&
           settings.seat[0].kind == SEAT_PERSON && settings.seat[1].kind != SEAT_PERSON,
       "the first key in the menu starts a match: MICRO, a person against the machine");
    press("ESC");
    ok(menu_show() == MENU_TITLE, "ESC leaves the menu for the title");
    press("DOWN DOWN SPACE ESC SPACE");
    ok(menu_show() == MENU_MATCH, "after the options a new match is one key away");
    press("DOWN DOWN DOWN SPACE RIGHT RIGHT RIGHT RIGHT RIGHT ESC UP UP UP SPACE");
    ok(menu_show() == MENU_MATCH, "the rules have five pages, and ESC leads back to their line of the menu");

    options("RIGHT ESC");
    ok(settings.rules == RULES_P62 && settings.players == 2, "→ is the next rulebook");
    options("LEFT ESC");
    ok(settings.rules == RULES_WM06, "← from the first rulebook is the last");
    options("RIGHT DOWN RIGHT ESC");
    ok(settings.players == 3, "three may play Parker 1962");
    options("RIGHT DOWN RIGHT RIGHT RIGHT ESC");
    ok(settings.players == 6, "nobody plays with five: after four come six");
    options("RIGHT DOWN RIGHT RIGHT RIGHT RIGHT ESC");
    ok(settings.players == 2, "after six come two again");
    options("DOWN RIGHT ESC");
    ok(settings.players == 2, "MICRO is for two only");
    options("RIGHT DOWN LEFT UP LEFT ESC");
    ok(settings.rules == RULES_MICRO && settings.players == 2, "back at MICRO, six players become two");
    options("DOWN DOWN RIGHT ESC");
    ok(settings.seat[0].kind == SEAT_EASY, "a seat passes from the person to the machine's easy level");
    options("DOWN DOWN DOWN RIGHT RIGHT ESC");
    ok(settings.seat[1].kind == SEAT_PERSON, "and from the last level to a person");
    options("DOWN DOWN SPACE 'ZOE' ENTER ESC");
    ok(!strcmp(settings.seat[0].name, "ZOE"), "a name is typed and ends with RETURN");
    options("DOWN DOWN SPACE 'POPOCATEPETL' SPACE ESC");
    ok(!strcmp(settings.seat[0].name, "POPOCAT"), "a name has seven letters at most, those of the arrows too");
    options("DOWN DOWN SPACE 'AB' DEL 'C' ENTER ESC");
    ok(!strcmp(settings.seat[0].name, "AC"), "DEL takes a letter back");
    options("DOWN DOWN SPACE ENTER ESC");
    ok(!strcmp(settings.seat[0].name, "PLAYER"), "nothing typed, nothing changed");
    options("DOWN DOWN SPACE 'A' DEL ENTER ESC");
    ok(!strcmp(settings.seat[0].name, "PLAYER"), "an empty name takes the old one");
    options("DOWN DOWN SPACE 'ZOE' ESC ESC");
    ok(!strcmp(settings.seat[0].name, "PLAYER"), "ESC takes back what was typed");
    options("UP SPACE");
    ok(settings.rules == RULES_MICRO, "the last line leaves the options");
    options("DOWN DOWN DOWN DOWN RIGHT ESC");
    ok(words_language() == LANGUAGE_DE && !strcmp(settings.seat[0].name, word(WORD_PLAYER)),
       "in another language the player without a name is called otherwise");
    options("DOWN DOWN SPACE 'ZOE' ENTER DOWN DOWN LEFT ESC");
    ok(words_language() == LANGUAGE_FR && !strcmp(settings.seat[0].name, "ZOE"), "but a name stays");
    options("DOWN DOWN DOWN DOWN RIGHT RIGHT RIGHT RIGHT ESC");
    ok(words_language() == LANGUAGE_EN && !strcmp(settings.seat[0].name, "PLAYER"),
       "after the last language comes the first");
    options("UP UP UP UP RIGHT ESC");
    ok(keys_layout() == KEYS_AZERTY, "the keyboard can be a French one");
    options("UP UP UP RIGHT UP ESC");
    ok(settings.classic == 1, "classic prompts can be switched on");
    options("UP UP SPACE ESC");
    ok(settings.advice == 0, "advice can be switched off, by SPACE as well");
    options("UP UP UP UP UP UP LEFT ESC");
    ok(settings.pace == PACE_SLOW, "the pace can be slower");
    demonstration();
    machines();
    sounds();
    return tap_done();
}
