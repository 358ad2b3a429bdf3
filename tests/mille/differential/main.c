/* Differential test over random matches of all rulebooks and numbers of players; also run for hours (make soak). */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "differential.h"
#include "tap.h"

enum {
    MATCH_SEEDS = 10000019, /* the distance between the seeds of different runs */
    PROGRESS_PLIES = 10000000,
    DIFFERENCES_MAX = 10 /* a kind of match with so many is not played on */
};

typedef struct {
    long plies, seed;
    int rules;   /* -1: all */
    int players; /* 0: all */
    long match;  /* the seed of the one match to play, or -1 */
} options_t;

/* Every rulebook with every number of players it is for. Micro ends its hands differently and gets more plies. */
static const struct {
    uint8_t rules, players, share;
} tables[] = {
    {RULES_MICRO, 2, 4}, {RULES_P62, 2, 1},  {RULES_P62, 3, 1},  {RULES_P62, 4, 1}, {RULES_P62, 6, 1},
    {RULES_P88, 2, 1},   {RULES_P88, 3, 1},  {RULES_P88, 4, 1},  {RULES_P88, 6, 1}, {RULES_WM06, 2, 1},
    {RULES_WM06, 3, 1},  {RULES_WM06, 4, 1}, {RULES_WM06, 6, 1},
};
enum { TABLES = sizeof tables / sizeof tables[0], SHARES = 16 };

static const char usage[] =
    "usage: mille_differential [--plies N] [--seed N] [--rules micro|p62|p88|wm06] [--players 2|3|4|6] [--match N]\n"
    "Plays random matches on the rules and on the reference model and reports where they differ.\n"
    "--match repeats one match by the seed a report gives.\n";

static void refuse(const char *option, const char *value, const char *allowed) {
    fprintf(stderr, "mille_differential: %s %s: %s\n", option, value, allowed);
    exit(2);
}

static long number(const char *option, const char *value) {
    char *end;
    errno = 0;
    long n = strtol(value, &end, 10);
    if (errno != 0 || end == value || *end != '\0' || n < 0) refuse(option, value, "a number from 0 up is wanted");
    return n;
}

static int rules_named(const char *value) {
    for (int rules = 0; rules < RULES_COUNT; rules++)
        if (strcmp(value, differential_rules[rules]) == 0) return rules;
    refuse("--rules", value, "micro, p62, p88 or wm06 is wanted");
    return 0;
}

static options_t read_options(int count, char **word) {
    options_t options = {1000000, 1, -1, 0, -1};
    for (int i = 1; i < count; i++) {
        const char *value = i + 1 < count ? word[i + 1] : "";
        if (strcmp(word[i], "--help") == 0) {
            fputs(usage, stdout);
            exit(0);
        }
        if (strcmp(word[i], "--plies") == 0)
            options.plies = number(word[i], value);
        else if (strcmp(word[i], "--seed") == 0)
            options.seed = number(word[i], value);
        else if (strcmp(word[i], "--match") == 0)
            options.match = number(word[i], value);
        else if (strcmp(word[i], "--players") == 0)
            options.players = (int)number(word[i], value);
        else if (strcmp(word[i], "--rules") == 0)
            options.rules = rules_named(value);
        else {
            fprintf(stderr, "mille_differential: unknown option %s\n%s", word[i], usage);
            exit(2);
        }
        i++;
    }
    return options;
}

static bool wanted(const options_t *options, int table) {
    return (options->rules < 0 || options->rules == tables[table].rules) &&
           (options->players == 0 || options->players == tables[table].players);
}

typedef struct {
    long plies, matches, differences;
} course_t;

static void play_one(course_t *course, int table, uint32_t seed) {
    static differential_t run;
    course->differences += !differential_match(&run, tables[table].rules, tables[table].players, seed);
    course->plies += run.ply;
    course->matches++;
}

static long total_plies(const course_t course[TABLES]) {
    long total = 0;
    for (int i = 0; i < TABLES; i++)
        total += course[i].plies;
    return total;
}

/* The kinds of match take turns, so that all of them progress, until they have enough plies or the test is stopped. */
static void play(const options_t *options, course_t course[TABLES]) {
    long mark = PROGRESS_PLIES, before = -1;
    for (long match = 0; total_plies(course) > before && !report_stopped; match++) {
        before = total_plies(course);
        for (int i = 0; i < TABLES; i++) {
            bool enough = course[i].plies >= options->plies / SHARES * tables[i].share + SHARES;
            if (wanted(options, i) && course[i].differences < DIFFERENCES_MAX && !enough)
                play_one(&course[i], i, (uint32_t)(options->seed * MATCH_SEEDS + match));
        }
        if (total_plies(course) < mark) continue;
        printf("# seed %ld: %ld million plies compared\n", options->seed, total_plies(course) / 1000000);
        mark += PROGRESS_PLIES;
    }
}

int main(int count, char **word) {
    options_t options = read_options(count, word);
    course_t course[TABLES];
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* several runs share a terminal: whole lines only */
    report_stop_on_signal();
    long matches = 0, differences = 0;
    for (int i = 0; i < TABLES; i++)
        course[i] = (course_t){0, 0, 0};
    if (options.match < 0) play(&options, course);
    for (int i = 0; i < TABLES; i++) {
        if (!wanted(&options, i)) continue;
        if (options.match >= 0) play_one(&course[i], i, (uint32_t)options.match);
        ok(course[i].differences == 0,
           "the rules and the reference model agree on every ply of %s with %d players: %ld plies, %ld matches",
           differential_rules[tables[i].rules], tables[i].players, course[i].plies, course[i].matches);
        matches += course[i].matches;
        differences += course[i].differences;
    }
    if (tap_count == 0) refuse("--rules and --players", "together", "no rulebook has such a table");
    report_total(options.seed, total_plies(course), matches, differences);
    ok(invariants_refused > 0, "%ld illegal moves are refused and change nothing", invariants_refused);
    bool everything = options.rules < 0 && options.players == 0 && options.match < 0 && options.plies >= 1000000;
    everything = everything && !report_stopped;
    rare_events_report(everything);
    return tap_done();
}
