/*  The screens, rendered in a language of the game and compared with pictures that somebody looked at.

        screens LANGUAGE DISC SCREEN FOLDER PICTURES

    writes FOLDER/<language>-<screen>.png and compares it with the same name in PICTURES. DISC is the folder of the
    language files, SCREEN the 16 KB of the loading picture, which the title finds on the screen.

    When a screen changes on purpose: look at the new pictures in FOLDER, then copy them. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "audio.h"
#include "example.h"
#include "host.h"
#include "keys.h"
#include "match.h"
#include "picture.h"
#include "settings.h"
#include "store.h"
#include "tables.h"
#include "tap.h"
#include "screens.h"
#include "words.h"

static const char *language, *disc, *screen, *folder, *pictures;

/* ---- what is shown ---- */

#define game match_game /* the screens read the match being played: here it is set up */

static void name_seats(void) {
    static const char *const names[PLAYERS_MAX] = {"MARIE", "Arthur", "SOPHIE", "Marcel", "WILHELM", "Victor"};
    for (int i = 0; i < PLAYERS_MAX; i++)
        strcpy(settings.seat[i].name, names[i]);
}

/* What the loader has left on the screen. */
static void title(void) {
    FILE *f = fopen(screen, "rb");
    if (!f || fread(host_screen, 1, HOST_SCREEN_BYTES, f) != HOST_SCREEN_BYTES) host_stop("%s: cannot be read", screen);
    fclose(f);
    title_show();
}

static void title_again(void) {
    title_show();
}

static void menu(void) {
    menu_show();
}

static void options_of_six(void) {
    settings.rules = RULES_P62;
    settings.players = 6;
    name_seats();
    options_show();
}

/* The language cannot be changed: there is no disc, then a disc without its file. */
static void options_without_disc(void) {
    host_disc(0);
    options_show();
    host_disc(pictures);
    options_show();
    host_disc(disc);
}

static void presentation(void) {
    presentation_show();
}

/* A hand that ends with something on every line of the sheet. */
static void end_hand(uint8_t rules, uint8_t players) {
    mille_events_t events;
    mille_new(&game, rules, players, 1, &events);
    name_seats();
    game.phase = PHASE_HAND_OVER;
    game.hand_number = 3;
    game.left = 0;
    for (uint8_t t = 0; t < game.teams; t++) {
        game.team[t].points = (uint16_t)(3450 - 700 * t);
        game.team[t].safeties = (uint8_t)(ALL_SAFETIES >> 2 * t);
        game.team[t].coups = (uint8_t)(t ? 1 : 6);
    }
    game.team[0].km = game.goal = EXTENDED_GOAL;
    game.team[0].stones[CARD_100] = 10;
    game.finisher = game.caller = 0;
    game.winner = 0;
}

/* The manual's worked example. */
static void sheet_of_two(void) {
    example_hand(&game);
    name_seats();
    sheet_show(0);
}

static void sheet_of_three(void) {
    end_hand(RULES_WM06, 3);
    sheet_show(0);
}

static void sheet_of_six(void) {
    end_hand(RULES_P62, 6);
    sheet_show(0);
}

static void winner(void) {
    end_hand(RULES_MICRO, 2);
    winner_show();
}

static void winners(void) {
    end_hand(RULES_P62, 6);
    game.winner = 1;
    winner_show();
}

/* ---- how: @ stands for the picture's path without .png ---- */

static const struct {
    const char *name;
    void (*show)(void);
    const char *script;
} screens[] = {
    {"title", title,
     "20 shot @.png\n220 shot @-afternoon.png\n330 shot @-sunset.png\n440 shot @-dusk.png\n550 shot @-night.png\n560 "
     "tap SPACE\n"},
    {"title-again", title_again, "20 shot @.png\n30 tap SPACE\n"},
    {"menu", menu, "20 shot @.png\n30 tap DOWN\n40 shot @-down.png\n50 tap ESC\n"},
    {"options", options_show,
     "20 shot @.png\n30 tap DOWN\n40 tap DOWN\n50 tap SPACE\n60 type ZOE\n84 shot @-name.png\n90 tap ENTER\n"
     "100 shot @-named.png\n110 tap ESC\n"},
    {"options-language", options_without_disc,
     "10 tap DOWN\n20 tap DOWN\n30 tap DOWN\n40 tap DOWN\n50 tap RIGHT\n80 shot @-no-disc.png\n90 tap ESC\n100 tap "
     "ESC\n"
     "110 tap DOWN\n120 tap DOWN\n130 tap DOWN\n140 tap DOWN\n150 tap RIGHT\n180 shot @-missing.png\n190 tap ESC\n200 "
     "tap ESC\n"},
    {"options-six", options_of_six, "20 shot @.png\n30 tap ESC\n"},
    {"rules", rulebooks_show,
     "20 shot @.png\n30 tap RIGHT\n50 shot @-points.png\n60 tap RIGHT\n80 shot @-micro.png\n90 tap RIGHT\n"
     "110 shot @-1962.png\n120 tap RIGHT\n140 shot @-1988.png\n150 tap RIGHT\n170 shot @-2006.png\n180 tap ESC\n"},
    {"sheet-two", sheet_of_two, "60 shot @-half.png\n300 shot @.png\n310 tap SPACE\n"},
    {"sheet-three", sheet_of_three, "300 shot @.png\n310 tap SPACE\n"},
    {"sheet-six", sheet_of_six, "300 shot @.png\n310 tap SPACE\n"},
    {"winner", winner, "300 shot @.png\n310 tap RIGHT\n320 shot @-no.png\n330 tap SPACE\n"},
    {"winners", winners, "600 shot @.png\n610 tap SPACE\n"},
    {"presentation", presentation,
     "60 shot @-1.png\n580 shot @-5.png\n1190 shot @-10.png\n1710 shot @-14.png\n2280 shot @-19.png\n2290 tap SPACE\n"},
    {"table-two", tables_two,
     "20 shot @.png\n30 tap RIGHT\n40 shot @-why.png\n50 tap SPACE\n60 shot @-alert.png\n150 tap DOWN\n"
     "160 shot @-discard.png\n170 tap ESC\n180 tap UP\n190 shot @-help.png\n200 tap ESC\n210 tap C\n"
     "220 shot @-advice.png\n230 tap C\n240 tap L\n250 shot @-log.png\n260 tap L\n270 tap ESC\n280 shot @-sure.png\n"
     "290 tap ESC\n300 tap S\n310 tap LEFT\n320 shot @-sorted.png\n330 tap DOWN\n340 tap SPACE\n"},
    {"table-classic", tables_classic,
     "20 shot @.png\n30 tap RIGHT\n40 tap SPACE\n50 shot @-coup.png\n60 tap SPACE\n70 shot @-no-coup.png\n"
     "160 tap SPACE\n"},
    {"table-second", tables_second,
     "20 shot @.png\n30 tap RIGHT\n40 tap SPACE\n50 shot @-discard.png\n60 tap ESC\n70 tap ESC\n80 tap SPACE\n"
     "90 shot @-first.png\n100 tap SPACE\n110 tap SPACE\n120 tap SPACE\n"},
    {"table-three", tables_three,
     "20 shot @.png\n30 tap SPACE\n50 shot @-whom.png\n60 tap RIGHT\n70 shot @-other.png\n80 tap SPACE\n"},
    {"table-four", tables_four, "190 shot @-pass.png\n200 tap SPACE\n210 shot @.png\n220 tap SPACE\n"},
    {"table-coup", tables_coup, "20 shot @.png\n30 tap SPACE\n"},
    {"table-extend", tables_extend, "20 shot @.png\n30 tap SPACE\n"},
    {"table-six", tables_six, "20 shot @.png\n30 tap SPACE\n"},
};

/* How many pixels differ; -1: one of them cannot be read, or their sizes differ. */
static long difference(const char *made, const char *stored) {
    char problem[PICTURE_PROBLEM];
    picture_t a, b;
    long count = 0;
    if (!picture_load(&a, made, problem)) {
        printf("# %s\n", problem);
        return -1;
    }
    if (!picture_load(&b, stored, problem)) {
        printf("# %s\n", problem);
        picture_free(&a);
        return -1;
    }
    if (a.width != b.width || a.height != b.height)
        count = -1;
    else
        for (long i = 0; i < (long)a.width * a.height; i++)
            count += a.pixels[i] != b.pixels[i];
    picture_free(&a);
    picture_free(&b);
    return count;
}

/* The script with the picture's path in the place of @. */
static void expand(char *to, const char *script, const char *path) {
    for (; *script; script++)
        if (*script == '@')
            to += strlen(strcpy(to, path));
        else
            *to++ = *script;
    *to = 0;
}

static void compare_all(const char *script) {
    const char *name, *end;
    for (name = script; (name = strstr(name, "shot ")); name = end) {
        char made[200], stored[200];
        name += 5;
        end = strchr(name, '\n');
        snprintf(made, sizeof made, "%.*s", (int)(end - name), name);
        snprintf(stored, sizeof stored, "%s%s", pictures, made + strlen(folder));
        ok(difference(made, stored) == 0, "%s looks as it did when it was looked at", made + strlen(folder) + 1);
    }
}

static void show(unsigned i) {
    char path[100], script[1000];
    snprintf(path, sizeof path, "%s/%s-%s", folder, language, screens[i].name);
    expand(script, screens[i].script, path);
    host_reset();
    host_limit(3000);
    settings_reset();
    audio_apply();
    host_script_text(script, screens[i].name);
    screens[i].show();
    compare_all(script);
}

/* The language whose file ends with these letters. */
static uint8_t find_language(void) {
    for (uint8_t i = 0; i < LANGUAGE_COUNT; i++)
        if (!strcasecmp(strchr(words_file(i), '.') + 1, language)) return i;
    host_stop("the game has no language %s", language);
}

int main(int count, char **arguments) {
    if (count != 6) {
        fprintf(stderr, "use: screens LANGUAGE DISC SCREEN FOLDER PICTURES\n");
        return 2;
    }
    language = arguments[1];
    disc = arguments[2];
    screen = arguments[3];
    folder = arguments[4];
    pictures = arguments[5];
    host_disc(disc);
    if (words_load(find_language()) != STORE_GOOD) host_stop("%s: no language %s", disc, language);
    for (unsigned i = 0; i < sizeof screens / sizeof *screens; i++)
        show(i);
    return tap_done();
}
