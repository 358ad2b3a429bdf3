/* The screens of 1000 Bornes: tests/lib/screenshots/screenshots.h says how they are compared. */
#include <stdio.h>
#include <string.h>

#include "example.h"
#include "hall_of_fame.h"
#include "host.h"
#include "frontend_hooks.h"
#include "save_settings.h"
#include "keys.h"
#include "frontend_screenshots.h"
#include "match_state.h"
#include "hotseat.h"
#include "settings.h"
#include "tables.h"
#include "screens.h"
#include "screenshots.h"
#include "file.h"

/* ---- the screens ---- */

static void name_seats(void) {
    static const char *const names[PLAYERS_MAX] = {"MARIE", "Arthur", "SOPHIE", "Marcel", "WILHELM", "Victor"};
    for (int i = 0; i < PLAYERS_MAX; i++)
        strcpy(settings.seat[i].name, names[i]);
}

static void options_of_six(void) {
    settings.rules = RULES_P62;
    settings.players = 6;
    name_seats();
    options_show();
}

/* The language cannot be changed: there is no disc, then a disc without its file. */
static void options_without_disc(void) {
    char empty[200];
    snprintf(empty, sizeof empty, "%s/empty", screenshots_disc);
    host_disc(0);
    load_settings();
    options_show();
    host_disc(empty);
    load_settings();
    options_show();
    host_disc(screenshots_disc);
}

/* A disc that is write-protected at the first attempt. */
static uint8_t protect_once(const char *what, const char *name) {
    (void)what, (void)name;
    host_disc_watch(NULL);
    return DISC_READ_ONLY;
}

static void save(void) {
    host_disc_watch(protect_once);
    tables_two();
}

/* Resumes the saved match. */
static void resume(void) {
    if (menu_show() == MENU_RESUME) play_match(MENU_RESUME);
}

/* The end of a hand with points on every line of the sheet. */
static void end_hand(uint8_t rules, uint8_t players) {
    mille_events_t events;
    mille_new(rules, players, 1, &events);
    name_seats();
    mille_game.phase = PHASE_HAND_OVER;
    mille_game.hand_number = 3;
    mille_game.left = 0;
    for (uint8_t t = 0; t < mille_game.teams; t++) {
        mille_game.team[t].points = (uint16_t)(3450 - 700 * t);
        mille_game.team[t].safeties = (uint8_t)(ALL_SAFETIES >> 2 * t);
        mille_game.team[t].coups = (uint8_t)(t ? 1 : 6);
    }
    mille_game.team[0].km = mille_game.goal = EXTENDED_GOAL;
    mille_game.team[0].stones[CARD_100] = 10;
    mille_game.finisher = mille_game.caller = 0;
    mille_game.winner = 0;
}

/* The manual's worked example. */
static void sheet_of_two(void) {
    example_hand();
    name_seats();
    score_sheet_show(0);
}

static void sheet_of_three(void) {
    end_hand(RULES_WM06, 3);
    score_sheet_show(0);
}

static void sheet_of_six(void) {
    end_hand(RULES_P62, 6);
    score_sheet_show(0);
}

/* The end of a match for one person: won, lost, abandoned. */
static void end_match(uint8_t rules, uint8_t players, uint8_t winner_team) {
    end_hand(rules, players);
    mille_game.phase = PHASE_MATCH_OVER;
    mille_game.winner = winner_team;
    if (winner_team != NOBODY) mille_game.team[winner_team].points = 5150;
    settings.players = players;
    hotseat_begin(0);
    winner_show();
}

static void winner(void) {
    end_match(RULES_MICRO, 2, 0);
}

static void loser(void) {
    end_match(RULES_MICRO, 2, 1);
}

static void abandoned(void) {
    end_match(RULES_P62, 3, NOBODY);
}

static void winners(void) {
    end_match(RULES_P62, 6, 1);
}

/* The best matches, and a new one among them. */
static void best(void) {
    static const hall_t some[] = {{"MARIE", 6125, 9, RULES_P62, SEAT_HARD},
                                  {"WWWWWWW", 5800, 12, RULES_WM06, SEAT_EASY},
                                  {"ZOE", 5050, 8, RULES_MICRO, SEAT_PERSON},
                                  {"SOPHIE", 5000, 14, RULES_P88, SEAT_MEDIUM}};
    memcpy(hall, some, sizeof some);
    name_seats();
    end_hand(RULES_MICRO, 2);
    mille_game.team[0].points = 5300;
    hotseat_begin(0);
    hall_show(hall_enter());
}

/* ---- their scripts ---- */

static const screenshots_t screens[] = {
    {"title", frontend_title,
     "20 shot @.png\n220 shot @-afternoon.png\n330 shot @-sunset.png\n440 shot @-dusk.png\n550 shot @-night.png\n560 "
     "tap SPACE\n"},
    {"title-again", frontend_title_again, "20 shot @.png\n30 tap SPACE\n"},
    {"menu", frontend_menu, "20 shot @.png\n30 tap DOWN\n40 shot @-down.png\n50 tap ESC\n"},
    {"options", options_show,
     "20 shot @.png\n30 tap DOWN\n40 tap DOWN\n50 tap SPACE\n60 type ZOE\n84 shot @-name.png\n90 tap ENTER\n"
     "100 shot @-named.png\n110 tap ESC\n"},
    {"options-language", options_without_disc,
     "10 tap DOWN\n20 tap DOWN\n30 tap DOWN\n40 tap DOWN\n50 tap RIGHT\n80 shot @-no-disc.png\n90 tap ESC\n100 tap "
     "ESC\n"
     "110 tap DOWN\n120 tap DOWN\n130 tap DOWN\n140 tap DOWN\n150 tap RIGHT\n180 shot @-missing.png\n190 tap ESC\n200 "
     "tap ESC\n"},
    {"options-six", options_of_six, "20 shot @.png\n30 tap ESC\n"},
    {"rules", rules_show,
     "20 shot @.png\n30 tap RIGHT\n50 shot @-points.png\n60 tap RIGHT\n80 shot @-micro.png\n90 tap RIGHT\n"
     "110 shot @-1962.png\n120 tap RIGHT\n140 shot @-1988.png\n150 tap RIGHT\n170 shot @-2006.png\n180 tap ESC\n"},
    {"sheet-two", sheet_of_two, "60 shot @-half.png\n300 shot @.png\n310 tap SPACE\n"},
    {"sheet-three", sheet_of_three, "300 shot @.png\n310 tap SPACE\n"},
    {"sheet-six", sheet_of_six, "300 shot @.png\n310 tap SPACE\n"},
    {"winner", winner, "160 shot @.png\n170 tap RIGHT\n180 shot @-no.png\n190 tap SPACE\n"},
    {"loser", loser, "160 shot @.png\n170 tap SPACE\n"},
    {"abandoned", abandoned, "160 shot @.png\n170 tap SPACE\n"},
    {"winners", winners, "160 shot @.png\n170 tap SPACE\n"},
    {"presentation", frontend_presentation,
     "60 shot @-1.png\n580 shot @-5.png\n1190 shot @-10.png\n1200 tap LEFT\n1210 shot @-9.png\n1220 tap RIGHT\n"
     "1740 shot @-14.png\n1750 tap RIGHT\n1760 tap RIGHT\n1770 shot @-16.png\n1780 tap SPACE\n"},
    {"demo", play_demo, "200 shot @.png\n210 tap SPACE\n"},
    {"name", ask_name, "20 shot @.png\n30 tap ENTER\n"},
    {"table-two", tables_two,
     "20 shot @.png\n30 tap RIGHT\n40 shot @-why.png\n50 tap SPACE\n60 shot @-alert.png\n70 tap RIGHT\n80 shot "
     "@-moved.png\n90 tap LEFT\n150 tap DOWN\n"
     "160 shot @-discard.png\n170 tap ESC\n180 tap UP\n190 shot @-help.png\n200 tap ESC\n210 tap C\n"
     "220 shot @-advice.png\n230 tap C\n240 tap L\n250 shot @-log.png\n260 tap L\n270 tap ESC\n280 shot @-sure.png\n"
     "290 tap ESC\n300 tap S\n310 tap LEFT\n320 shot @-sorted.png\n330 tap DOWN\n340 tap SPACE\n"},
    {"table-classic", tables_classic,
     "20 shot @.png\n30 tap RIGHT\n40 tap SPACE\n50 shot @-coup.png\n60 tap SPACE\n70 shot @-no-coup.png\n"
     "160 tap SPACE\n"},
    {"table-classic-three", tables_classic_three, "20 shot @.png\n30 tap SPACE\n50 shot @-answer.png\n60 tap SPACE\n"},
    {"table-second", tables_second,
     "20 shot @.png\n30 tap RIGHT\n40 tap SPACE\n50 shot @-discard.png\n60 tap ESC\n70 tap ESC\n80 tap SPACE\n"
     "90 shot @-first.png\n100 tap SPACE\n110 tap SPACE\n120 tap SPACE\n"},
    {"table-three", tables_three,
     "20 shot @.png\n30 tap SPACE\n50 shot @-whom.png\n60 tap RIGHT\n70 shot @-other.png\n80 tap SPACE\n"},
    {"table-four", tables_four,
     "190 shot @-pass.png\n195 tap L\n210 shot @-pass-log.png\n220 tap L\n250 tap SPACE\n260 shot @.png\n270 tap "
     "SPACE\n"},
    {"table-coup", tables_coup, "20 shot @.png\n30 tap SPACE\n"},
    {"table-extend", tables_extend, "20 shot @.png\n30 tap SPACE\n"},
    {"table-six", tables_six, "20 shot @.png\n30 tap SPACE\n"},
    {"hall", best, "20 shot @.png\n30 tap SPACE\n"},
    {"save", save,
     "20 tap D\n40 shot @-protected.png\n50 tap RIGHT\n60 tap SPACE\n70 shot @-change.png\n80 tap SPACE\n"
     "100 shot @-saved.png\n110 tap DOWN\n120 tap SPACE\n"},
    {"resume", resume,
     "20 tap DOWN\n40 tap SPACE\n60 shot @.png\n70 tap L\n80 shot @-log.png\n90 tap L\n100 tap ESC\n110 tap LEFT\n"
     "120 tap SPACE\n"},
    {"menu-disc", frontend_menu_of_disc, "20 shot @.png\n30 tap UP\n40 shot @-other.png\n50 tap ESC\n"},
    {"title-back", frontend_title_again, "170 shot @.png\n180 tap SPACE\n"},
    {"title-lost", frontend_title_lost, "170 shot @.png\n180 tap SPACE\n"},
};

int main(int count, char **arguments) {
    return screenshots_main(count, arguments, screens, sizeof screens / sizeof *screens);
}
