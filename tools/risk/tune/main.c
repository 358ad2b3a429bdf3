/* Tunes the weights of a level (src/risk/bot/weights.c) by hill climbing: a challenger with a few weights changed plays
 * the same games as the level itself, against the sparring partners of tools/risk/styles and the level as it was; the
 * better one is kept. It may be stopped at any time: the table is written whenever it has changed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "tournament.h"
#include "options.h"
#include "players.h"
#include "weights.h"

static const char *const names[WEIGHTS] = {
    [W_LAND] = "LAND",
    [W_CARD] = "CARD",
    [W_TAKE] = "TAKE",
    [W_APPROACH] = "APPROACH",
    [W_BREAK] = "BREAK",
    [W_ELIMINATE] = "ELIMINATE",
    [W_LOOT] = "LOOT",
    [W_CLOSE] = "CLOSE",
    [W_KILL] = "KILL",
    [W_NEED] = "NEED",
    [W_RISK] = "RISK",
    [W_LEAST] = "LEAST",
    [W_ODDS] = "ODDS",
    [W_DEPTH] = "DEPTH",
    [W_HOLD] = "HOLD",
    [W_BORDER] = "BORDER",
    [W_GUARD] = "GUARD",
    [W_SHARE] = "SHARE",
    [W_STACK] = "STACK",
    [W_AWAY] = "AWAY",
    [W_OWN] = "OWN",
    [W_NEAR] = "NEAR",
    [W_BLOCK] = "BLOCK",
    [W_CLAIM + NORTH_AMERICA] = "CLAIM + NORTH_AMERICA",
    [W_CLAIM + SOUTH_AMERICA] = "CLAIM + SOUTH_AMERICA",
    [W_CLAIM + EUROPE] = "CLAIM + EUROPE",
    [W_CLAIM + AFRICA] = "CLAIM + AFRICA",
    [W_CLAIM + ASIA] = "CLAIM + ASIA",
    [W_CLAIM + AUSTRALIA] = "CLAIM + AUSTRALIA",
    [W_KEEP] = "KEEP",
};

static uint8_t rows[WEIGHTS_ROWS][WEIGHTS]; /* to be written; `weights` holds the challenger */

/* ---- writing the table ---- */

static void write_table(const char *path, const char *how) {
    static const char *const levels[WEIGHTS_ROWS] = {[RISK_BOT_EASY] = "RISK_BOT_EASY",
                                                     [RISK_BOT_MEDIUM] = "RISK_BOT_MEDIUM",
                                                     [RISK_BOT_HARD] = "RISK_BOT_HARD",
                                                     [WEIGHTS_CROWD] = "WEIGHTS_CROWD"};
    FILE *file = fopen(path, "w");
    if (!file) {
        fprintf(stderr, "tune: %s cannot be written\n", path);
        exit(1);
    }
    fprintf(file,
            "/* The weights of each level. Written by make tune GAME=risk (tools/risk/tune), %s. */\n"
            "#include \"weights.h\"\n\n/* clang-format off */\n"
            "WEIGHTS_CONST uint8_t weights[WEIGHTS_ROWS][WEIGHTS] = {\n",
            how);
    for (int level = 0; level < WEIGHTS_ROWS; level++) {
        fprintf(file, "    [%s] = {", levels[level]);
        for (int w = 0; w < WEIGHTS; w++) {
            if (w % 4 == 0) fprintf(file, "\n        ");
            fprintf(file, "[W_%s] = %d, ", names[w], rows[level][w]);
        }
        fprintf(file, "\n    },\n");
    }
    fprintf(file, "};\n");
    fclose(file);
}

/* ---- comparing ---- */

/* Opponents in duels, and at tables of three to six; the row as it was at the start is in that of RISK_BOT_EASY. Half
 * of the games are claimed, half dealt. */
static const struct {
    int players, rival;
} trials[] = {{2, PLAYER_STYLES + STYLE_ELIMINATOR}, {2, PLAYER_STYLES + STYLE_BREAKER},
              {2, PLAYER_STYLES + STYLE_TURTLE},     {2, RISK_BOT_EASY},
              {3, PLAYER_STYLES + STYLE_LEVELLER},   {4, PLAYER_STYLES + STYLE_ELIMINATOR},
              {4, PLAYER_STYLES + STYLE_TURTLE},     {5, RISK_BOT_EASY},
              {6, PLAYER_STYLES + STYLE_LEVELLER},   {6, PLAYER_STYLES + STYLE_BREAKER},
              {6, PLAYER_STYLES + STYLE_TURTLE}};
#define TRIALS (sizeof trials / sizeof *trials)

/* The mean share of games won, as a multiple of the fair share. */
static double share(int row, long long games, uint32_t seed) {
    double sum = 0;
    int level = row == WEIGHTS_CROWD ? RISK_BOT_HARD : row, kinds = 0;
    for (size_t i = 0; i < TRIALS; i++) {
        if (trials[i].rival == level || (trials[i].players > 2) != (row == WEIGHTS_CROWD)) continue;
        for (int options = 0; options <= RISK_OPTION_DEAL; options += RISK_OPTION_DEAL, kinds++) {
            tournament_t tournament = {
                .players = trials[i].players, .options = options, .a = level, .b = trials[i].rival};
            tournament_play(&tournament, games, seed);
            sum += tournament.share * trials[i].players;
        }
    }
    return sum / kinds;
}

/* One to three weights by up to a quarter, or by up to three. */
static void change(uint8_t *row, random_t *random) {
    for (int n = 1 + random_below(random, 3); n; n--) {
        int w = random_below(random, WEIGHTS), span = 3 + row[w] / 4,
            value = row[w] - span + random_below(random, (uint8_t)(2 * span + 1));
        if (w == W_DEPTH) continue;
        row[w] = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
    }
}

int main(int argc, char **argv) {
    static const char *const yes_no[] = {"no", "yes", NULL};
    static const char *const levels[] = {[RISK_BOT_EASY] = "easy",
                                         [RISK_BOT_MEDIUM] = "medium",
                                         [RISK_BOT_HARD] = "hard",
                                         [WEIGHTS_CROWD] = "crowd",
                                         NULL};
    option_t options[] = {
        {.name = "level", .help = "to be tuned", .words = levels, .value = RISK_BOT_HARD},
        {.name = "rounds", .help = "challengers", .min = 0, .max = 1000000, .value = 200},
        {.name = "games", .help = "of each kind for each challenger", .min = 12, .max = 100000, .value = 600},
        {.name = "seed", .help = "start of the generator", .min = 0, .max = UINT32_MAX, .value = 1},
        {.name = "write", .help = "write src/risk/bot/weights.c", .words = yes_no, .value = 1},
        {0}};
    options_read("tune", "tunes the weights of a level of RISK's machine player", options, argc - 1, argv + 1);
    int level = (int)options[0].value;
    long long games = options[2].value;
    uint32_t seed = (uint32_t)options[3].value;
    random_t random;
    random_seed(&random, seed);
    memcpy(rows, weights, sizeof rows);
    memcpy(weights[RISK_BOT_EASY], rows[level], sizeof *weights);
    double best = share(level, games, seed), first = best;
    printf("round 0 of %lld: %.4f\n", options[1].value, best);
    for (int round = 1, kept = 0; round <= options[1].value; round++) {
        char how[200];
        if (round % 20 == 0) { /* other games, so that the weights do not fit these only */
            seed += 100000;
            best = share(level, games, seed);
        }
        change(weights[level], &random);
        double now = share(level, games, seed);
        if (now <= best) {
            memcpy(weights[level], rows[level], sizeof *weights);
            continue;
        }
        memcpy(rows[level], weights[level], sizeof *weights);
        best = now;
        printf("round %d: %.4f\n", round, best);
        fflush(stdout);
        snprintf(how, sizeof how, "%s: %d of %d challengers of %lld games each were better, %.3f to %.3f",
                 levels[level], ++kept, round, games, first, best);
        if (options[4].value) write_table("src/risk/bot/weights.c", how);
    }
    return 0;
}
