/* The menu, the options and the demonstration: each case is a script of keys and the expected result. */
#include <stdio.h>
#include <string.h>

#include "audio.h"
#include "clock.h"
#include "hall_of_fame.h"
#include "host.h"
#include "input.h"
#include "frontend_hooks.h"
#include "save_settings.h"
#include "keys.h"
#include "history.h"
#include "match_state.h"
#include "hotseat.h"
#include "screens.h"
#include "settings.h"
#include "boot.h"
#include "tap.h"
#include "words.h"

static const char *disc;

/* Presses these keys one after another, twenty frames each; letters in quotes are typed. */
static void script(const char *keys) {
    char text[2000] = "", key[20];
    unsigned frame = (unsigned)clock_frames() + 20, used = 0;
    for (; sscanf(keys, "%19s", key) == 1; keys += strspn(keys, " "), keys += strlen(key), frame += 20) {
        int quoted = *key == '\'';
        if (quoted) key[strlen(key) - 1] = 0;
        used += (unsigned)snprintf(text + used, sizeof text - used, "%u %s %s\n", frame, quoted ? "type" : "tap",
                                   key + quoted);
        if (quoted) strcat(key, "'"), frame += 8 * (unsigned)strlen(key);
    }
    host_script_text(text, "keys");
}

/* Starts the program anew, in English. */
static void press(const char *keys) {
    host_reset();
    host_limit(20000);
    host_disc(disc);
    words_load(LANGUAGE_EN);
    settings_reset();
    settings_changed = 0;
    audio_apply();
    script(keys);
}

static void options(const char *keys) {
    press(keys);
    options_show();
}

static void options_show_again(const char *keys) {
    script(keys);
    options_show();
}

/* The settings name three people, but the demonstration must not wait for them. A key ends it in the second hand. */
static void demonstration(void) {
    press("");
    settings.rules = RULES_P62;
    settings.players = 3;
    settings.pace = PACE_FAST;
    for (uint8_t seat = 0; seat < 3; seat++)
        settings.seat[seat].kind = SEAT_PERSON;
    host_script_text("8000 tap SPACE\n", "keys");
    play_demo();
    ok(mille_game.hand_number > 1, "a demonstration does not wait for people");
    ok(mille_game.phase != PHASE_MATCH_OVER, "and ends when a key is pressed");
}

/* A match between bots only. */
static void machines(void) {
    press("");
    settings.seat[0].kind = SEAT_EASY;
    settings.pace = PACE_FAST;
    host_script_text("600 tap SPACE\n800 tap ESC\n2000 tap SPACE\n2200 tap LEFT\n2220 tap SPACE\n", "keys");
    play_match(MENU_MATCH);
    ok(mille_game.winner == NOBODY && clock_frames() > 2200, "a match between bots asks before a key ends it");
}

/* Three people. The first has attacked the third, who is asked before the second plays; after resuming the question
 * comes again. The keys: go, no; go, abandon. */
static void asked_again(void) {
    mille_events_t events;
    press("SPACE SPACE SPACE ESC LEFT SPACE");
    settings.rules = RULES_P62;
    settings.players = 3;
    for (uint8_t seat = 0; seat < 3; seat++)
        settings.seat[seat].kind = SEAT_PERSON;
    mille_new(settings.rules, 3, 1, &events);
    mille_game.seat = 1;
    history_plays.count = 1;
    history_plays.list[0] = (mille_event_t){.kind = EVENT_PLAY, .seat = 0, .card = CARD_STOP, .value = 2};
    play_match(MENU_RESUME);
    ok(history_plays.count == 1 && mille_game.winner == NOBODY,
       "after resuming a match the victim of an attack is asked again about a coup fourré");
}

static void sounds(void) {
    options("UP UP UP UP UP RIGHT ESC");
    ok(settings.sound == HEAR_EFFECTS, "music can be switched off");
    press("'MM'");
    input_pause(60);
    ok(settings.sound == HEAR_NOTHING, "M switches off music, then all sound, on any screen");
    options("DOWN DOWN SPACE 'MIA' ENTER ESC");
    ok(settings.sound == HEAR_ALL && !strcmp(settings.seat[0].name, "MIA"), "but where a name is typed, M is a letter");
}

/* ---- saved settings ---- */

static unsigned written; /* files written since it was set to 0 */
static uint8_t refusal;

static uint8_t watch(const char *what, const char *name) {
    (void)name;
    if (strcmp(what, "create")) return FILE_OK;
    written++;
    return refusal;
}

/* Restarts the machine with a disc, whose loader chooses the language. */
static void restart(const char *folder) {
    static const file_name_t file = FILE_NAME("MILLEOPT.SAV");
    press("");
    host_disc(folder);
    const uint8_t *given = boot_settings(&file);
    if (*given == 'S') words_load(given[SAVE_HEADER_SIZE]);
    load_settings();
}

static void saved_settings(void) {
    char empty[200];
    snprintf(empty, sizeof empty, "%s/empty", disc);
    host_disc_watch(watch);
    restart(empty);
    host_disc(disc);
    options("ESC");
    ok(!written, "unchanged settings are not written");
    options("RIGHT DOWN RIGHT DOWN RIGHT SPACE 'MIA' ENTER DOWN DOWN DOWN RIGHT DOWN RIGHT DOWN RIGHT DOWN RIGHT DOWN "
            "RIGHT "
            "DOWN RIGHT ESC");
    settings_t chosen = settings;
    ok(written == 1 && chosen.players == 3 && chosen.language == LANGUAGE_DE && chosen.pace == PACE_FAST &&
           chosen.sound == HEAR_EFFECTS && chosen.keyboard == KEYS_AZERTY && chosen.classic && !chosen.advice,
       "every option is changed, and written when the options are left");
    restart(disc);
    ok(!memcmp(&settings, &chosen, sizeof settings) && words_language() == LANGUAGE_DE && keys_layout() == KEYS_AZERTY,
       "after a restart all of them are in force, language and keyboard too");
    options_show_again("ESC");
    ok(written == 1, "and nothing is written again");
    options_show_again("'M' ESC");
    restart(disc);
    ok(written == 2 && settings.sound == HEAR_NOTHING, "a change by M is written as well");
    restart(empty);
    ok(!strcmp(settings.seat[0].name, "PLAYER"), "a disc without settings changes nothing");
    written = 0;
    restart(NULL);
    options_show_again("RIGHT ESC");
    ok(!written && settings.rules == RULES_P62, "and without a drive no disc is asked for");
    restart(disc);
    refusal = DISC_FULL;
    options_show_again("RIGHT ESC SPACE ESC");
    ok(written == 2, "when the disc is full, a message offers to try again");
    host_disc_watch(NULL);
    keys_set_layout(KEYS_QWERTY);
}

/* A match against a bot ends with these points. */
static void win(uint8_t winner, uint16_t points, const char *name) {
    mille_events_t events;
    mille_new(RULES_MICRO, 2, 1, &events);
    mille_game.winner = winner;
    mille_game.team[0].points = points;
    settings.players = 2;
    settings.seat[0].kind = SEAT_PERSON;
    settings.seat[1].kind = SEAT_MEDIUM;
    strcpy(settings.seat[0].name, name);
    hotseat_begin(0);
    if (hall_enter() != HALL_ROWS) save_settings();
}

static void best_matches(void) {
    static const uint16_t points[] = {5200, 5700, 5100, 5400, 5300, 5050, 5600};
    static const uint16_t sorted[HALL_ROWS] = {5700, 5600, 5400, 5300, 5200};
    bool good = true;
    restart(disc);
    for (unsigned i = 0; i < sizeof points / sizeof *points; i++)
        win(0, points[i], i == 1 ? "ANNA" : "BOB");
    memset(hall, 0, sizeof hall);
    restart(disc);
    for (unsigned i = 0; i < HALL_ROWS; i++)
        good &= hall[i].points == sorted[i] && hall[i].level == SEAT_MEDIUM && hall[i].rules == RULES_MICRO;
    ok(good && !strcmp(hall[0].name, "ANNA") && !strcmp(hall[1].name, "BOB"),
       "the best matches are saved, sorted by points, and the lowest are dropped");
    win(1, 6000, "BOB");
    win(NOBODY, 6000, "BOB");
    ok(hall[0].points == 5700, "victories of bots and abandoned matches are not among them");
}

/* Two against two: a partner is no rival, whatever its level. */
static void strongest_rival(void) {
    static const uint8_t kinds[] = {SEAT_EASY, SEAT_MEDIUM, SEAT_PERSON, SEAT_EASY};
    mille_events_t events;
    memset(hall, 0, sizeof hall);
    mille_new(RULES_P62, 4, 1, &events);
    settings.players = 4;
    for (uint8_t seat = 0; seat < 4; seat++)
        settings.seat[seat].kind = kinds[seat];
    mille_game.winner = 0;
    mille_game.team[0].points = 5000;
    hall_enter();
    settings.seat[0].kind = SEAT_HARD;
    mille_game.team[0].points = 5100;
    hall_enter();
    ok(hall[0].level == SEAT_MEDIUM && hall[1].level == SEAT_MEDIUM && hall[1].points == 5000,
       "a match is listed with its strongest rival, not with a partner");
}

/* Victories of partners. */
static void victories(void) {
    static const uint8_t kinds[] = {SEAT_EASY, SEAT_EASY, SEAT_PERSON, SEAT_EASY};
    mille_events_t events;
    settings.players = 4;
    for (uint8_t i = 0; i < 4; i++)
        settings.seat[i].kind = kinds[i];
    mille_new(RULES_P62, 4, 1, &events);
    hotseat_begin(0);
    ok(hotseat_is_victory(0) && !hotseat_is_victory(1) && !hotseat_is_victory(NOBODY),
       "a person wins with the partner that finishes the trip, and with no other team");
    hotseat_begin(1);
    ok(hotseat_is_victory(0) && hotseat_is_victory(1), "when only bots play, every victory counts");
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
       "the first key in the menu starts a match: MICRO, a person against a bot");
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
    ok(settings.players == 6, "five players are not allowed: after four come six");
    options("RIGHT DOWN RIGHT RIGHT RIGHT RIGHT ESC");
    ok(settings.players == 2, "after six come two again");
    options("DOWN RIGHT ESC");
    ok(settings.players == 2, "MICRO is for two only");
    options("RIGHT DOWN LEFT UP LEFT ESC");
    ok(settings.rules == RULES_MICRO && settings.players == 2, "back at MICRO, six players become two");
    options("DOWN DOWN RIGHT ESC");
    ok(settings.seat[0].kind == SEAT_EASY, "a seat changes from a person to the easy level");
    options("DOWN DOWN DOWN RIGHT RIGHT ESC");
    ok(settings.seat[1].kind == SEAT_PERSON, "and from the last level to a person");
    options("DOWN DOWN SPACE 'ZOE' ENTER ESC");
    ok(!strcmp(settings.seat[0].name, "ZOE"), "a name is typed and ends with RETURN");
    options("DOWN DOWN SPACE 'POPOCATEPETL' SPACE ESC");
    ok(!strcmp(settings.seat[0].name, "POPOCAT"), "a name has seven letters at most, also when entered by arrows");
    options("DOWN DOWN SPACE 'AB' DEL 'C' ENTER ESC");
    ok(!strcmp(settings.seat[0].name, "AC"), "DEL deletes a letter");
    options("DOWN DOWN SPACE ENTER ESC");
    ok(!strcmp(settings.seat[0].name, "PLAYER"), "typing nothing changes nothing");
    options("DOWN DOWN SPACE 'A' DEL ENTER ESC");
    ok(!strcmp(settings.seat[0].name, "PLAYER"), "an empty name restores the old one");
    options("DOWN DOWN SPACE 'ZOE' ESC ESC");
    ok(!strcmp(settings.seat[0].name, "PLAYER"), "ESC cancels what was typed");
    options("UP SPACE");
    ok(settings.rules == RULES_MICRO, "the last line leaves the options");
    options("DOWN DOWN DOWN DOWN RIGHT ESC");
    ok(words_language() == LANGUAGE_DE && !strcmp(settings.seat[0].name, word(WORD_PLAYER)),
       "in another language the default name of the player changes");
    options("DOWN DOWN SPACE 'ZOE' ENTER DOWN DOWN LEFT ESC");
    ok(words_language() == LANGUAGE_FR && !strcmp(settings.seat[0].name, "ZOE"), "but a typed name stays");
    options("DOWN DOWN DOWN DOWN RIGHT RIGHT RIGHT RIGHT ESC");
    ok(words_language() == LANGUAGE_EN && !strcmp(settings.seat[0].name, "PLAYER"),
       "after the last language comes the first");
    options("UP UP UP UP RIGHT ESC");
    ok(keys_layout() == KEYS_AZERTY, "the keyboard can be AZERTY");
    options("UP UP UP RIGHT UP ESC");
    ok(settings.classic == 1, "classic prompts can be switched on");
    options("UP UP SPACE ESC");
    ok(settings.advice == 0, "advice can be switched off, by SPACE as well");
    options("UP UP UP UP UP UP LEFT ESC");
    ok(settings.pace == PACE_SLOW, "the pace can be slower");
    demonstration();
    machines();
    asked_again();
    sounds();
    saved_settings();
    best_matches();
    strongest_rival();
    victories();
    return tap_done();
}
