/* The differential test: games with every number of players, random and greedy; also as a long-running soak test. */
#include <stdio.h>

#include "differential.h"
#include "options.h"
#include "tap.h"

enum {
    GAME_SEEDS = 10000019, /* distance between the seeds of different runs */
    PROGRESS_PLIES = 10000000,
    DIFFERENCES_MAX = 10, /* a number of players with so many is not played on */
    SEATINGS = PLAYERS_MAX - PLAYERS_MIN + 1,
    EVERY = -1
};

typedef struct {
    long plies, games, won, differences;
} course_t;

enum { PLIES, SEED, PLAYERS, OPTIONS, GAME };
static option_t asked[] = {
    [PLIES] = {.name = "plies", .help = "how many to compare", .min = 1, .max = 1000000000000, .value = 1000000},
    [SEED] = {.name = "seed", .help = "which games", .min = 0, .max = 400, .value = 1},
    [PLAYERS] = {.name = "players", .help = "how many, -1: every number", .min = EVERY, .max = 6, .value = EVERY},
    [OPTIONS] =
        {.name = "options", .help = "of the game, -1: all", .min = EVERY, .max = RISK_OPTION_BITS, .value = EVERY},
    [GAME] = {.name = "game",
              .help = "one by the seed of a report, -1: none",
              .min = EVERY,
              .max = UINT32_MAX,
              .value = EVERY},
    {.name = NULL},
};

static void play_one(course_t *course, int players, long number, uint32_t seed) {
    static differential_t run;
    uint8_t options = (uint8_t)(asked[OPTIONS].value != EVERY ? asked[OPTIONS].value : number % (RISK_OPTION_BITS + 1));
    if (!differential_game(&run, (uint8_t)players, options, seed, NULL)) {
        differential_report(&run);
        course->differences++;
    }
    course->plies += run.ply;
    course->games++;
    course->won += risk_game.winner != NOBODY;
}

static long total_plies(const course_t course[SEATINGS]) {
    long total = 0;
    for (int i = 0; i < SEATINGS; i++)
        total += course[i].plies;
    return total;
}

static bool wanted(int seating) {
    return asked[PLAYERS].value == EVERY || asked[PLAYERS].value == seating + PLAYERS_MIN;
}

/* One game with each number of players in turn, so that all advance together, until they have enough plies or the test
 * is stopped. */
static void play(course_t course[SEATINGS]) {
    long mark = PROGRESS_PLIES, before = -1;
    for (long number = 0; total_plies(course) > before && !report_stopped; number++) {
        before = total_plies(course);
        for (int i = 0; i < SEATINGS; i++)
            if (wanted(i) && course[i].differences < DIFFERENCES_MAX && course[i].plies < asked[PLIES].value / SEATINGS)
                play_one(&course[i], i + PLAYERS_MIN, number, (uint32_t)(asked[SEED].value * GAME_SEEDS + number));
        if (total_plies(course) < mark) continue;
        printf("# seed %lld: %ld million plies compared\n", asked[SEED].value, total_plies(course) / 1000000);
        mark += PROGRESS_PLIES;
    }
}

/* Illegal moves were refused for every reason, and each reason was true. */
static void refused_report(bool all_must_occur) {
    long refused = 0;
    int reasons = 0;
    for (int reason = REASON_NONE + 1; reason < REASON_COUNT; reason++) {
        refused += probe_refused[reason];
        reasons += probe_refused[reason] > 0;
    }
    ok(refused > 0 && (!all_must_occur || reasons == REASON_COUNT - 1),
       "%ld illegal moves are refused for %d true reasons and change nothing", refused, reasons);
}

int main(int count, char **word) {
    course_t course[SEATINGS];
    options_read("risk_differential",
                 "plays games by the rules of RISK and by the reference model and reports where they differ", asked,
                 count - 1, word + 1);
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* whole lines only: several runs may share a screen */
    report_stop_on_signal();
    long games = 0, differences = 0;
    for (int i = 0; i < SEATINGS; i++)
        course[i] = (course_t){0, 0, 0, 0};
    if (asked[GAME].value == EVERY) play(course);
    for (int i = 0; i < SEATINGS; i++) {
        if (!wanted(i)) continue;
        if (asked[GAME].value != EVERY) play_one(&course[i], i + PLAYERS_MIN, 0, (uint32_t)asked[GAME].value);
        games += course[i].games;
        differences += course[i].differences;
        ok(course[i].differences == 0,
           "the reference model agrees on every ply with %d players: %ld plies, %ld games, %ld won", i + PLAYERS_MIN,
           course[i].plies, course[i].games, course[i].won);
    }
    report_total((long)asked[SEED].value, total_plies(course), games, differences);
    bool everything = asked[PLAYERS].value == EVERY && asked[OPTIONS].value == EVERY && asked[GAME].value == EVERY;
    everything = everything && asked[PLIES].value >= 1000000 && tap_failed == 0 && !report_stopped;
    ok(alter_accepted > 0 || !everything, "%ld of %ld altered games are valid, and are played on in agreement",
       alter_accepted, alter_accepted + alter_rejected);
    refused_report(everything);
    rare_events_report(everything);
    if (everything) mutants_report();
    return tap_done();
}
