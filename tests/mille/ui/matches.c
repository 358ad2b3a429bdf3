/* Whole matches through the screens, key by key: matches FOLDER
 *
 * The screens must do what the rules do with the intended moves of the player at the keys. And a match that was saved
 * on the disc (FOLDER, with the languages) and resumed by a machine that has nothing but that disc must continue as if
 * it had not been interrupted. */
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "audio.h"
#include "host.h"
#include "frontend_hooks.h"
#include "match_state.h"
#include "player.h"
#include "settings.h"
#include "tap.h"
#include "screens.h"
#include "words.h"

static const char *const rulebook[RULES_COUNT] = {[RULES_MICRO] = "MICRO",
                                                  [RULES_P62] = "Parker 1962",
                                                  [RULES_P88] = "Parker 1988",
                                                  [RULES_WM06] = "Winning Moves 2006"};

/* Bit n: a person plays seat n. One person, several people, partners that are person and machine. */
static const uint8_t people[][PLAYERS_MAX + 1] = {{0, 0, 1, 1, 1, 0, 1}, {0, 0, 3, 5, 6, 0, 27}};

static uint8_t rules, players, mix;
static const char *folder;

/* ---- a machine is switched on ---- */

static player_record_t record; /* of the match, as the player made it */
static uint32_t cut;

static void switch_on(void) {
    host_disc(folder);
    words_load((uint8_t)((rules + mix) % LANGUAGE_COUNT));
    settings_reset();
    settings.pace = PACE_FAST;
    settings.classic = (rules + mix) & 1; /* every rulebook with both prompts; the classic ones are of 001, B */
    audio_apply();
}

static void new_match(void) {
    switch_on();
    settings.rules = rules;
    settings.players = players;
    for (uint8_t seat = 0; seat < players; seat++)
        settings.seat[seat].kind = people[mix][players] >> seat & 1 ? SEAT_PERSON : SEAT_EASY;
    player_begin((uint32_t)(rules * 100 + players * 10 + mix + 1));
    play_match(MENU_MATCH);
}

static void play_whole(void) {
    new_match();
    if (mille_game.winner == NOBODY) tap_die("nobody has won");
    record = *player_record();
}

static void play_and_save(void) {
    if (!player_saves(cut, new_match, &record)) tap_die("the match was over before it was saved");
}

static void play_on(void) {
    switch_on();
    player_go_on(&record);
    if (load_match()) tap_die("the match cannot be loaded");
    play_match(MENU_RESUME);
    if (mille_game.winner == NOBODY) tap_die("nobody has won");
    record = *player_record();
}

/* Runs `work` in a process of its own, which returns nothing but the record. */
static bool in_new_process(void (*work)(void)) {
    int ends[2], code;
    fflush(stdout);
    if (pipe(ends)) tap_die("no pipe");
    pid_t child = fork();
    if (!child) {
        work();
        _exit(write(ends[1], &record, sizeof record) != sizeof record);
    }
    close(ends[1]);
    bool received = read(ends[0], &record, sizeof record) == sizeof record;
    close(ends[0]);
    return waitpid(child, &code, 0) == child && !code && received;
}

/* ---- comparing ---- */

static void match(void) {
    bool played = in_new_process(play_whole);
    player_record_t whole = record;
    printf("# %u moves, %u frames, %u illegal choices explained, history or hint %u times\n",
           (unsigned)whole.report.moves, (unsigned)whole.report.frames, (unsigned)whole.report.alerts,
           (unsigned)whole.report.helps);
    if (*whole.report.problem) printf("# %s\n", whole.report.problem);
    ok(played && !*whole.report.problem && whole.report.ended,
       "%s, %u seats, people %02X: a whole match through the screens equals the match of the rules", rulebook[rules],
       players, people[mix][players]);
    unsigned same = 0;
    enum { CUTS = 4 };
    for (uint32_t n = 0; n < CUTS; n++) {
        cut = n * whole.report.moves / CUTS; /* the first time before any move */
        same += in_new_process(play_and_save) && in_new_process(play_on) && !*record.report.problem &&
                record.report.moves == whole.report.moves && !memcmp(&record.shown, &whole.shown, sizeof whole.shown) &&
                !memcmp(&record.history, &whole.history, sizeof whole.history) &&
                !memcmp(&record.twin, &whole.twin, sizeof whole.twin);
        if (*record.report.problem) printf("# cut at %u: %s\n", (unsigned)cut, record.report.problem);
    }
    ok(same == CUTS, "… and saved and resumed: the same events, history and end (%u times)", same);
}

int main(int count, char **words) {
    if (count != 2) return fprintf(stderr, "usage: matches FOLDER\n"), 2;
    folder = words[1];
    for (rules = 0; rules < RULES_COUNT; rules++)
        for (players = 2; players <= PLAYERS_MAX; players++)
            for (mix = 0; mix < 2; mix++)
                if (rules_table[rules].goal[players]) match();
    return tap_done();
}
