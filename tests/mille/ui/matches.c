/*  Whole matches through the screens, key by key: matches FOLDER

    What the screens did equals what the rules do with the moves that the player at the keys had in mind. And a match that was
    interrupted, saved on the disc (FOLDER, with the languages) and taken up by a machine that knows nothing but that disc, goes on as if it had not
    been. */
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

static const char *const rulebook[RULES_COUNT] = {"MICRO", "Parker 1962", "Parker 1988", "Winning Moves 2006"};

/* Bit n: seat n is a person's. One person, several at one machine, partners who are people and machines mixed. */
static const uint8_t people[][PLAYERS_MAX + 1] = {{0, 0, 1, 1, 1, 0, 1}, {0, 0, 3, 5, 6, 0, 27}};

static uint8_t rules, players, mix;
static const char *folder;

/* ---- a machine is switched on ---- */

static player_story_t story; /* what the player knows of the match */
static uint32_t cut;

static void switch_on(void) {
    host_disc(folder);
    words_load((uint8_t)((rules + mix) % LANGUAGE_COUNT));
    settings_reset();
    settings.pace = PACE_FAST;
    settings.classic = rules & 1;
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
    if (match_game.winner == NOBODY) tap_die("nobody has won");
    story = *player_story();
}

static void play_and_save(void) {
    if (!player_saves(cut, new_match, &story)) tap_die("the match was over before it was saved");
}

static void play_on(void) {
    switch_on();
    player_go_on(&story);
    if (load_match()) tap_die("the match does not come back");
    play_match(MENU_RESUME);
    if (match_game.winner == NOBODY) tap_die("nobody has won");
    story = *player_story();
}

/* Does it in a process of its own, of which nothing but the story comes back. */
static bool at_a_machine(void (*work)(void)) {
    int ends[2], code;
    fflush(stdout);
    if (pipe(ends)) tap_die("no pipe");
    pid_t child = fork();
    if (!child) {
        work();
        _exit(write(ends[1], &story, sizeof story) != sizeof story);
    }
    close(ends[1]);
    bool told = read(ends[0], &story, sizeof story) == sizeof story;
    close(ends[0]);
    return waitpid(child, &code, 0) == child && !code && told;
}

/* ---- what is compared ---- */

static void match(void) {
    bool played = at_a_machine(play_whole);
    player_story_t whole = story;
    printf("# %u moves, %u frames, %u illegal choices explained, %u times log or advice\n",
           (unsigned)whole.report.moves, (unsigned)whole.report.frames, (unsigned)whole.report.alerts,
           (unsigned)whole.report.helps);
    if (*whole.report.problem) printf("# %s\n", whole.report.problem);
    ok(played && !*whole.report.problem && whole.report.ended,
       "%s, %u seats, people %02X: a whole match through the screens equals the rules' own", rulebook[rules], players,
       people[mix][players]);
    unsigned same = 0;
    enum { CUTS = 4 };
    for (uint32_t n = 0; n < CUTS; n++) {
        cut = n * whole.report.moves / CUTS; /* the first time before anything has happened */
        same += at_a_machine(play_and_save) && at_a_machine(play_on) && !*story.report.problem &&
                story.report.moves == whole.report.moves && !memcmp(&story.shown, &whole.shown, sizeof whole.shown) &&
                !memcmp(&story.log, &whole.log, sizeof whole.log) &&
                !memcmp(&story.twin, &whole.twin, sizeof whole.twin);
        if (*story.report.problem) printf("# cut at %u: %s\n", (unsigned)cut, story.report.problem);
    }
    ok(same == CUTS, "… and interrupted, saved and taken up again: the same events, log and end (%u times)", same);
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
