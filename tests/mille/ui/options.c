/* What the keys do in the menu and in the options, and in a demonstration: each case is a script of keys and what must hold
 * after it. */
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

/* These keys are pressed one after another, twenty frames each; letters in quotes are typed. */
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

/* A fresh machine, in English. */
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
    play_match(MENU_MATCH);
    ok(match_game.winner == NOBODY && clock_frames() > 2200, "a match of machines asks before it ends on a key");
}

/* Three people; the first has attacked the third, who is asked before the second plays, and all of that comes back: go, no; go, and
   the match is left before a card is touched. */
static void asked_again(void) {
    mille_events_t events;
    press("SPACE SPACE SPACE ESC LEFT SPACE");
    settings.rules = RULES_P62;
    settings.players = 3;
    for (uint8_t seat = 0; seat < 3; seat++)
        settings.seat[seat].kind = SEAT_PERSON;
    mille_new(&match_game, settings.rules, 3, 1, &events);
    match_game.seat = 1;
    history_plays.count = 1;
    history_plays.list[0] = (mille_event_t){.kind = EVENT_PLAY, .seat = 0, .card = CARD_STOP, .value = 2};
    play_match(MENU_RESUME);
    ok(history_plays.count == 1 && match_game.winner == NOBODY,
       "who may answer an attack is asked about it after the match was taken up again, too");
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

/* ---- what is kept ---- */

static unsigned written; /* files, since it was 0 */
static uint8_t refusal;

static uint8_t watch(const char *what, const char *name) {
    (void)name;
    if (strcmp(what, "create")) return FILE_OK;
    written++;
    return refusal;
}

/* A machine that is switched on, with that disc, whose loader chooses the language. */
static void restart(const char *folder) {
    static const file_name_t file = FILE_NAME("MILLEOPT.SAV");
    press("");
    host_disc(folder);
    const uint8_t *given = boot_settings(&file);
    if (*given == 'S') words_load(given[SAVE_HEADER_SIZE]);
    load_settings();
}

static void kept_settings(void) {
    char empty[200];
    snprintf(empty, sizeof empty, "%s/empty", disc);
    host_disc_watch(watch);
    restart(empty);
    host_disc(disc);
    options("ESC");
    ok(!written, "what was not changed is not written");
    options("RIGHT DOWN RIGHT DOWN RIGHT SPACE 'MIA' ENTER DOWN DOWN DOWN RIGHT DOWN RIGHT DOWN RIGHT DOWN RIGHT DOWN "
            "RIGHT "
            "DOWN RIGHT ESC");
    settings_t chosen = settings;
    ok(written == 1 && chosen.players == 3 && chosen.language == LANGUAGE_DE && chosen.pace == PACE_FAST &&
           chosen.sound == HEAR_EFFECTS && chosen.keyboard == KEYS_AZERTY && chosen.classic && !chosen.advice,
       "every option is changed, and written when the options are left");
    restart(disc);
    ok(!memcmp(&settings, &chosen, sizeof settings) && words_language() == LANGUAGE_DE && keys_layout() == KEYS_AZERTY,
       "the next time all of them are in force, language and keyboard too");
    options_show_again("ESC");
    ok(written == 1, "and nothing is written again");
    options_show_again("'M' ESC");
    restart(disc);
    ok(written == 2 && settings.sound == HEAR_NOTHING, "what M has changed is written as well");
    restart(empty);
    ok(!strcmp(settings.seat[0].name, "PLAYER"), "a disc without settings changes nothing");
    written = 0;
    restart(NULL);
    options_show_again("RIGHT ESC");
    ok(!written && settings.rules == RULES_P62, "and without a drive nobody is asked for one");
    restart(disc);
    refusal = DISC_FULL;
    options_show_again("RIGHT ESC SPACE ESC");
    ok(written == 2, "where the disc is full, the player is told and may try again");
    host_disc_watch(NULL);
    keys_set_layout(KEYS_QWERTY);
}

/* Somebody wins a match with so many points against a machine. */
static void win(uint8_t winner, uint16_t points, const char *name) {
    mille_events_t events;
    mille_new(&match_game, RULES_MICRO, 2, 1, &events);
    match_game.winner = winner;
    match_game.team[0].points = points;
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
       "the best matches are kept, by points, and those who fall off the list are forgotten");
    win(1, 6000, "BOB");
    win(NOBODY, 6000, "BOB");
    ok(hall[0].points == 5700, "the machine's victories and abandoned matches are not among them");
}

/* Two against two: who sits opposite is no rival, whatever he can. */
static void strongest_rival(void) {
    static const uint8_t kinds[] = {SEAT_EASY, SEAT_MEDIUM, SEAT_PERSON, SEAT_EASY};
    mille_events_t events;
    memset(hall, 0, sizeof hall);
    mille_new(&match_game, RULES_P62, 4, 1, &events);
    settings.players = 4;
    for (uint8_t seat = 0; seat < 4; seat++)
        settings.seat[seat].kind = kinds[seat];
    match_game.winner = 0;
    match_game.team[0].points = 5000;
    hall_enter();
    settings.seat[0].kind = SEAT_HARD;
    match_game.team[0].points = 5100;
    hall_enter();
    ok(hall[0].level == SEAT_MEDIUM && hall[1].level == SEAT_MEDIUM && hall[1].points == 5000,
       "beside a match stands the strongest rival, not a partner");
}

/* Whose victory it is, with partners. */
static void victories(void) {
    static const uint8_t kinds[] = {SEAT_EASY, SEAT_EASY, SEAT_PERSON, SEAT_EASY};
    mille_events_t events;
    settings.players = 4;
    for (uint8_t i = 0; i < 4; i++)
        settings.seat[i].kind = kinds[i];
    mille_new(&match_game, RULES_P62, 4, 1, &events);
    hotseat_begin(0);
    ok(hotseat_is_victory(0) && !hotseat_is_victory(1) && !hotseat_is_victory(NOBODY),
       "a person wins with the partner who finishes the trip, and with nobody else");
    hotseat_begin(1);
    ok(hotseat_is_victory(0) && hotseat_is_victory(1), "where machines play alone every victory is one");
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
    asked_again();
    sounds();
    kept_settings();
    best_matches();
    strongest_rival();
    victories();
    return tap_done();
}
