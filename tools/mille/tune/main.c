/* Tunes the weights of BOT_HARD (src/mille/bot/weights.c). Each round takes samples for a while, climbs to better
 * weights, checks them in matches against BOT_MEDIUM, and saves everything, so that it can be stopped at any time and
 * continues from there. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "policy_gradient.h"
#include "bot.h"
#include "tournament.h"
#include "options.h"
#include "weights.h"
#include "workers.h"
#include "vocabulary.h"

enum { VERSION = 7, HELD_BACK_ONE_IN = 5 };

static const struct {
    int first, width;
    const char *name;
} groups[] = {
#define GROUP(name, width)                                                                                             \
    { name, width, #name }
    GROUP(OWN_ROAD, TURNS),
    GROUP(OWN_STATE, STATE_LATE),
    GROUP(OWN_STUCK, STATES),
    GROUP(OWN_SAFE_TRIP, TO_GO),
    GROUP(OWN_EXTENSION, TO_GO),
    GROUP(OWN_CALLED, TO_GO),
    GROUP(OWN_MATCH, TO_GO),
    GROUP(OWN_EXPOSED, LATE),
    GROUP(OWN_SET, 5),
    GROUP(OWN_TURN, 1),
    GROUP(OWN_DRIVES, FITTING),
    GROUP(OWN_PLAN, PLANS),
    GROUP(OWN_DELAYED, TO_GO),
    GROUP(HAND_DISTANCE, DISTANCE_NEAR),
    GROUP(HAND_HAZARD, HAZARD_KIND),
    GROUP(HAND_HAZARD_STATE, STATES),
    GROUP(HAND_HAZARDS, HAZARDS_MOST + 1),
    GROUP(HAND_REMEDY, REMEDY_COPIES),
    GROUP(HAND_END_LIMIT, REMEDY_COPIES),
    GROUP(HAND_ROLL, ROLL_COPIES),
    GROUP(HAND_ROLL_STATE, ROLL_COPIES),
    GROUP(HAND_SAFETY, OUT *LATE),
    GROUP(HAND_HELD_RACE, TO_GO),
    GROUP(HAND_HELD_RULES, LATE),
    GROUP(HAND_COVERED, 1),
    GROUP(HAND_USELESS, USELESS_MOST + 1),
    GROUP(HAND_UNKNOWN, 2),
    GROUP(RIVAL_ROAD, TURNS),
    GROUP(RIVAL_RACE, TO_GO),
    GROUP(RIVAL_STATE, RIVAL_STATES),
    GROUP(RIVAL_STUCK, STATES),
    GROUP(RIVAL_SPEED, RIVAL_LIMITS),
    GROUP(RIVAL_HIT, HITS),
    GROUP(RIVAL_SAFE_TRIP, TO_GO),
    GROUP(RIVAL_EXTENSION, TO_GO),
    GROUP(RIVAL_MATCH, TO_GO),
    GROUP(RIVAL_DELAYED, TO_GO),
    GROUP(RIVAL_EXPOSED, LATE),
    GROUP(RIVAL_AT_ZERO, TO_GO),
    GROUP(WE_AT_ZERO, TO_GO),
    GROUP(RIVAL_AIMED_AT, TO_GO),
};
#define GROUPS (sizeof groups / sizeof *groups)

static samples_t samples;
static dataset_t dataset;
static double tuned[FEATURES]; /* before rounding */

/* ---- files ---- */

static void give_up(const char *path, const char *what) {
    fprintf(stderr, "tune: %s %s\n", path, what);
    exit(1);
}

static void round_weights(void) {
    for (int i = 0; i < FEATURES; i++)
        weights[i] = (int8_t)lround(fmax(-127, fmin(127, tuned[i] / WEIGHT_UNIT)));
}

static void load_state(const char *path) {
    FILE *file = fopen(path, "rb");
    int version;
    for (int i = 0; i < FEATURES; i++)
        tuned[i] = weights[i] * WEIGHT_UNIT;
    if (!file) {
        random_seed(&samples.random, (uint32_t)time(NULL));
        return;
    }
    if (fread(&version, sizeof version, 1, file) != 1 || version != VERSION ||
        fread(&samples, sizeof samples, 1, file) != 1 || fread(tuned, sizeof tuned, 1, file) != 1 ||
        !dataset_load(&dataset, file))
        give_up(path, "is not a state of this tuner; remove it to start again");
    fclose(file);
    round_weights();
    printf("continues after %u matches, %u samples\n", samples.matches, samples.decisions);
}

/* Writes a new file first and renames it: an interrupted write leaves the old state. */
static void save_state(const char *path, const char *beside) {
    int version = VERSION;
    FILE *file = fopen(beside, "wb");
    if (!file || fwrite(&version, sizeof version, 1, file) != 1 || fwrite(&samples, sizeof samples, 1, file) != 1 ||
        fwrite(tuned, sizeof tuned, 1, file) != 1 || !dataset_save(&dataset, file) || fclose(file) != 0 ||
        rename(beside, path) != 0)
        give_up(beside, "cannot be written");
}

static void write_table(const char *path, const char *figures) {
    FILE *file = fopen(path, "w");
    if (!file) give_up(path, "cannot be written");
    fprintf(file,
            "/* The weight of each feature, in steps of 4 points. Climbed by make tune (tools/mille/tune) in %u "
            "matches of BOT_HARD\n"
            " * against itself and the styles of people, with %u samples. Shares of matches won against BOT_MEDIUM:\n"
            "%s */\n#include \"weights.h\"\n\n/* clang-format off */\n"
            "WEIGHTS_CONST int8_t weights[FEATURES] = {\n",
            samples.matches, samples.decisions, figures);
    for (size_t g = 0; g < GROUPS; g++) {
        int end = g + 1 < GROUPS ? groups[g + 1].first : FEATURES;
        fprintf(file, "    [%s] =\n", groups[g].name);
        for (int i = groups[g].first; i < end; i++)
            fprintf(file, "%s%d,%s", (i - groups[g].first) % groups[g].width ? " " : "    ", weights[i],
                    (i - groups[g].first) % groups[g].width == groups[g].width - 1 || i == end - 1 ? "\n" : "");
    }
    fprintf(file, "};\n");
    if (fclose(file) != 0) give_up(path, "cannot be written");
}

/* ---- a round ---- */

/* Climbs on all samples but the last of the `fresh` ones, which decide how much of the climb is kept. Wide steps
 * first. */
static void climb(int fresh) {
    dataset_t known = dataset, held_back = {.count = fresh / HELD_BACK_ONE_IN};
    double before[FEATURES];
    known.count -= held_back.count;
    held_back.sample = dataset.sample + known.count;
    memcpy(before, tuned, sizeof before);
    policy_gradient_climb(&known, 4, 1, tuned);
    policy_gradient_climb(&known, 8, 0.3, tuned);
    double all = policy_gradient_gain(&held_back, tuned), left = policy_gradient_settle(&held_back, before, tuned);
    printf("of %d samples held back: moves bring %.2f points more than the mean, %.2f after the climb, %.2f with the "
           "%.0f %% of it that is kept\n",
           held_back.count, policy_gradient_gain(&held_back, before), all, policy_gradient_gain(&held_back, tuned),
           100 * left);
    round_weights();
}

/* Plays matches against BOT_MEDIUM in every kind of game; writes the figures as lines of a comment. */
static double check(long long matches, char *figures, size_t size) {
    double sum = 0;
    int kinds = 0;
    size_t used = 0;
    for (int rules = 0; rules < RULES_COUNT; rules++) {
        used += (size_t)snprintf(figures + used, size - used, " *     %-5s", rules_words[rules]);
        for (int players = 2; players <= PLAYERS_MAX; players++) {
            if (!rules_table[rules].goal[players]) continue;
            tournament_t tournament = {.rules = rules, .players = players, .who = {BOT_HARD, BOT_MEDIUM}};
            tournament_play(&tournament, matches, 1);
            used += (size_t)snprintf(figures + used, size - used, "  %d players %.3f", players, tournament.share);
            sum += tournament.share;
            kinds++;
        }
        used += (size_t)snprintf(figures + used, size - used, rules + 1 < RULES_COUNT ? "\n" : "");
    }
    return sum / kinds;
}

int main(int argc, char **argv) {
    static const char *const yes_no[] = {"no", "yes", NULL};
    option_t options[] = {
        {.name = "rounds", .help = "to do after a first check", .min = 0, .max = 1000000, .value = 10},
        {.name = "seconds", .help = "of taking samples in a round", .min = 1, .max = 100000, .value = 600},
        {.name = "samples", .help = "in the dataset at most, in thousands", .min = 1, .max = 20000, .value = 4000},
        {.name = "games", .help = "matches of each kind in a check", .min = 12, .max = 100000, .value = 600},
        {.name = "write", .help = "write src/mille/bot/weights.c", .words = yes_no, .value = 1},
        {.name = "workers", .help = "processes that take samples", .min = 1, .max = WORKERS_MAX, .value = 2},
        {0}};
    char figures[2000];
    const char *state = "build/tune.state", *beside = "build/tune.state.new";

    options_read("tune", "tunes the weights of BOT_HARD and writes src/mille/bot/weights.c", options, argc - 1,
                 argv + 1);
    dataset = dataset_new(1000 * (int)options[2].value);
    load_state(state);
    for (int round = 0; round <= options[0].value; round++) {
        if (round) {
            unsigned taken = samples.decisions;
            if (!workers_take(&samples, &dataset, (int)options[5].value, (int)options[1].value))
                give_up("a worker", "failed");
            taken = samples.decisions - taken;
            climb(taken < (unsigned)dataset.count ? (int)taken : dataset.count);
        }
        double mean = check(options[3].value, figures, sizeof figures);
        printf("round %d of %lld: %u matches, %u samples, mean share against medium %.4f\n%s\n", round,
               options[0].value, samples.matches, samples.decisions, mean, figures);
        fflush(stdout);
        save_state(state, beside);
        if (options[4].value) write_table("src/mille/bot/weights.c", figures);
    }
    return 0;
}
