/*  The program of RISK in the simulated CPC.

        cpc_game BINARY monkey N        N frames of random keys, most of which play on
        cpc_game BINARY bench           budgets: NAME VALUE LIMIT ok|OVER

    Whenever the program waits for the next frame, the game in its memory must be valid (risk_validate). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "cpc_driver.h"
#include "validate.h"
#include "monkey.h"
#include "settings.h"
#include "tap.h"

static risk_t game(void) {
    risk_t copy;
    memcpy(&copy, driver_variable("_risk_game"), sizeof copy);
    return copy;
}

static bool game_is_valid(void) {
    risk_t now = game();
    if (now.players == 0) return true; /* none yet */
    risk_game = now;
    risk_invalid_t fault = risk_validate();
    if (fault) printf("# frame %u: fault %d in the game's memory\n", (unsigned)driver_cpc->beam.frames, fault);
    return !fault;
}

/* ---- a monkey ---- */

static struct {
    uint32_t games, ends, turns;
    uint16_t round;
    uint8_t phase, turn;
} seen = {.phase = PHASE_OVER};

static const char *choose(const char *key, random_t *dice) {
    driver_setting(offsetof(settings_t, pace), PACE_FAST);
    if (!strcmp(key, "ESC") && random_below(dice, 8)) return "SPACE"; /* else it would give up every game */
    if (!key[1] && random_below(dice, 4)) return "SPACE";             /* else it would mostly look at pages */
    return key;
}

static void watch(void) {
    risk_t now = game();
    if (!now.players) return;
    seen.games += now.phase != PHASE_OVER && seen.phase == PHASE_OVER;
    seen.ends += now.phase == PHASE_OVER && seen.phase != PHASE_OVER && now.winner != NOBODY;
    seen.turns += now.turn != seen.turn || now.round != seen.round;
    seen.phase = now.phase;
    seen.turn = now.turn;
    seen.round = now.round;
}

static int monkey(uint32_t frames) {
    static const char *const keys[] = {"SPACE", "SPACE", "SPACE", "SPACE", "RIGHT", "LEFT",     "UP",  "DOWN", "RETURN",
                                       "ESC",   "L",     "T",     "V",     "H",     "JOY_FIRE", "DEL", "D"};
    monkey_run(&(monkey_t){keys, sizeof keys / sizeof *keys, 1959, choose, game_is_valid, watch}, frames);
    ok(seen.games > 0 && seen.turns > frames / 2000, "the monkey began %u games and saw %u turns", (unsigned)seen.games,
       (unsigned)seen.turns);
    ok(seen.ends > 0 || frames < 100000, "it saw the end of %u games", (unsigned)seen.ends);
    return tap_done();
}

/* ---- budgets ---- */

static budget_t budgets[] = {
    {.name = "risk.answer-to-RIGHT-frames", .limit = 2},
    {.name = "risk.answer-to-DOWN-frames", .limit = 2},
    {.name = "risk.answer-to-LEFT-frames", .limit = 2},
    {.name = "risk.answer-to-UP-frames", .limit = 2},
    {.name = "risk.answer-to-H-frames", .limit = 2},
    {.name = "risk.answer-to-L-frames", .limit = 2},
    {.name = "risk.answer-to-T-frames", .limit = 2},
    {.name = "risk.answer-to-V-frames", .limit = 2},
    {.name = "risk.answer-to-RETURN-frames", .limit = 2},
    {.name = "risk.answer-to-SPACE-frames", .limit = 2},
    {.name = "risk.board-frames", .limit = 24},
    {.name = "risk.longest-thought-nops", .limit = 60 * DRIVER_FRAME},
};
/* In the order of the budgets: cursor keys, help keys, keys that pick. */
static const char *const keys[] = {"RIGHT", "DOWN", "LEFT", "UP", "H", "L", "T", "V", "RETURN", "SPACE"};
enum { KEY_HELP = 4, KEY_TAKE = 8, KEYS = sizeof keys / sizeof *keys, BOARD = KEYS, THOUGHT };

/* Runs until it has been the person's turn for a second, who is then being asked. */
static bool asks(void) {
    uint8_t phase = PHASE_OVER;
    for (int i = 0, still = 0; still < 50; i++, still++) {
        if (i == 4000 || !driver_next_wait()) return false;
        risk_t now = game();
        if (!now.players || now.seat != 0 || now.phase != phase) still = 0;
        phase = now.phase;
    }
    return true;
}

/* Is one of several territories to be chosen? Where a word or a number is asked for, not every key changes
 * something. */
static bool can_move_cursor(void) {
    risk_t now = game();
    risk_mask_t mask;
    unsigned count = 0;
    risk_game = now;
    risk_choices(&mask);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        count += MASK_HAS(mask, t);
    return count > 1 && (now.phase <= PHASE_DEPLOY || now.phase == PHASE_PLACE);
}

/* A game of three with a person, claimed or dealt, from its beginning into its first turns. */
static bool bench_game(unsigned patience) {
    profile_add(driver_cpc, "_bot_think");
    profile_add(driver_cpc, "_map_view_draw");
    if (!driver_wait(patience)) return false;
    while (game().players == 0) {
        driver_setting(offsetof(settings_t, deal), (uint8_t)(patience & 1));
        driver_setting(offsetof(settings_t, pace), PACE_FAST);
        driver_setting(offsetof(settings_t, seat[1].kind), SEAT_HARD);
        if (!driver_press_once("SPACE", 40)) return false;
    }
    for (unsigned n = 0; n < 60; n++) {
        if (!asks()) return false;
        bool steers = can_move_cursor();
        for (unsigned i = steers ? 0 : KEYS - 1; i < KEYS; i++) {
            if (i >= KEY_TAKE && i != KEY_TAKE + n % 2 && steers) continue;
            if (!asks()) return false;
            budget_count(&budgets[i], driver_answer_time(keys[i]));
            for (unsigned page = 0; i >= KEY_HELP && i < KEY_TAKE && page < 1 + (*keys[i] == 'T'); page++)
                if (!driver_press_once("ESC", 40)) return false;
        }
    }
    budget_count(&budgets[BOARD], driver_longest_call("_map_view_draw"));
    budget_count(&budgets[THOUGHT], profile_find(driver_cpc, "_bot_think")->worst);
    return true;
}

/* Six machine players of the third level, for this many frames. */
static bool bench_machines(unsigned frames) {
    profile_add(driver_cpc, "_bot_think");
    while (game().players == 0) {
        driver_setting(offsetof(settings_t, deal), 1);
        driver_setting(offsetof(settings_t, pace), PACE_FAST);
        driver_setting(offsetof(settings_t, players), PLAYERS_MAX);
        for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
            driver_setting(offsetof(settings_t, seat[seat].kind), SEAT_HARD);
        if (!driver_press_once("SPACE", 40)) return false;
    }
    while (frames-- && game().phase != PHASE_OVER)
        if (!driver_next_wait()) return false;
    printf("# six machines came to round %u\n", game().round);
    budget_count(&budgets[THOUGHT], profile_find(driver_cpc, "_bot_think")->worst);
    return true;
}

static int bench(const char *binary) {
    static const unsigned patience[] = {0, 31, 37, 44, 50, 57};
    for (unsigned i = 0; i < sizeof patience / sizeof *patience; i++) {
        if (i) driver_start(binary);
        if (!bench_game(patience[i])) return 1;
    }
    driver_start(binary);
    if (!bench_machines(30000)) return 1;
    budget_print_worst(budgets, sizeof budgets / sizeof *budgets);
    return 0;
}

int main(int count, char **words) {
    if (count < 3) return fprintf(stderr, "usage: cpc_game BINARY monkey N|bench\n"), 2;
    driver_start(words[1]);
    if (!strcmp(words[2], "monkey")) return monkey(count > 3 ? (uint32_t)atoi(words[3]) : 200000);
    return bench(words[1]);
}
