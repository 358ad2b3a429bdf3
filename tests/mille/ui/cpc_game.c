/* The binary of the game in the simulated CPC.
 *
 *     cpc_game BINARY hand            from the start to the end of a hand, by keys
 *     cpc_game BINARY monkey N        N frames of random keys
 *     cpc_game BINARY bench           budgets: NAME VALUE LIMIT ok|OVER
 *
 * BINARY is a path without its extension: BINARY.bin and BINARY.noi are read. Whenever the program waits for the next
 * frame, the game in its memory must be valid (mille_validate); nothing may be written outside its variables, its stack
 * and the screen. */
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "cpc_driver.h"
#include "validate.h"
#include "monkey.h"
#include "settings.h"
#include "tap.h"
#include "screens.h"

static mille_t game(void) {
    mille_t copy;
    memcpy(&copy, driver_variable("_mille_game"), sizeof copy);
    return copy;
}

/* There is no match yet, or its state is valid. */
static bool game_is_valid(void) {
    mille_game = game();
    if (mille_game.players == 0) return true; /* no match yet */
    mille_invalid_t invalid = mille_validate();
    if (invalid) printf("# frame %u: the game in memory is invalid (%d)\n", (unsigned)driver_cpc->beam.frames, invalid);
    return !invalid;
}

/* ---- a hand ---- */

static int hand(void) {
    bool good = true, valid = true, over = false;
    unsigned taps = 0;
    uint16_t second = 0;
    for (; taps < 4000 && good && valid && second < 2; taps++) {
        good = driver_press_once("SPACE", 12);
        valid = game_is_valid();
        if (game().phase == PHASE_HAND_OVER) over = true;
        second = game().hand_number;
        if (second > 2) break;
    }
    ok(good, "nothing is written outside the permitted memory");
    ok(valid, "the game in memory is valid at every frame");
    ok(over, "the space bar alone leads to the end of the first hand (%u taps)", taps);
    ok(second == 2, "after the score sheet the second hand is dealt");
    ok(driver_cpc->stack_lowest >= cpc_address(driver_cpc, "stack_bottom") + 16,
       "the stack stays within its limits: %d bytes used",
       cpc_address(driver_cpc, "stack_top") - driver_cpc->stack_lowest);
    return tap_done();
}

/* ---- a monkey ---- */

static struct {
    uint32_t matches, draws, hands;
    uint8_t phase, left;
} seen = {.phase = PHASE_MATCH_OVER};

static const char *choose(const char *key, random_t *dice) {
    mille_t now = game();
    if (!strcmp(key, "ESC") && now.players && now.phase != PHASE_MATCH_OVER && random_below(dice, 8))
        return "SPACE"; /* otherwise it would abandon match after match */
    return key;
}

static void watch(void) {
    mille_t now = game();
    seen.hands += now.phase == PHASE_HAND_OVER && seen.phase != PHASE_HAND_OVER;
    seen.matches += now.phase != PHASE_MATCH_OVER && seen.phase == PHASE_MATCH_OVER;
    seen.draws += now.left != seen.left;
    seen.phase = now.phase;
    seen.left = now.left;
}

static int monkey(uint32_t frames) {
    static const char *const keys[] = {"SPACE",  "SPACE", "SPACE", "RIGHT", "RIGHT", "LEFT", "UP",       "DOWN",
                                       "RETURN", "ESC",   "L",     "C",     "H",     "A",    "JOY_FIRE", "DEL"};
    monkey_run(&(monkey_t){keys, sizeof keys / sizeof *keys, 1000, choose, game_is_valid, watch}, frames);
    printf("# %u hands ended\n", (unsigned)seen.hands);
    ok(seen.matches > 0 && seen.draws > frames / 2000, "the monkey began %u matches and saw %u draws",
       (unsigned)seen.matches, (unsigned)seen.draws); /* it did not stay in the menus */
    return tap_done();
}

/* ---- budgets ---- */

static budget_t budgets[] = {
    {.name = "answer-to-RIGHT-frames", .limit = 2},
    {.name = "answer-to-LEFT-frames", .limit = 2},
    {.name = "answer-to-SPACE-frames", .limit = 2},
    {.name = "table-draw-frames", .limit = 15},
    {.name = "longest-thought-nops", .limit = 25 * DRIVER_FRAME},
    {.name = "frames-without-music", .limit = 0},
    {.name = "table-of-3-draw-frames", .limit = 15},
    {.name = "table-of-4-draw-frames", .limit = 15},
    {.name = "table-of-6-draw-frames", .limit = 15},
    {.name = "full-table-draw-frames", .limit = 22},
    {.name = "full-table-of-3-draw-frames", .limit = 25},
    {.name = "full-table-of-4-draw-frames", .limit = 22},
    {.name = "full-table-of-6-draw-frames", .limit = 26},
};
enum { TABLE = 3, THOUGHT, MUSIC, MORE, FULL = MORE + 3 };

#define HAND_CHOICES 200 /* more than any hand takes */

/* A hand against the strongest level. The number of frames before the first key decides the deal. Every choice is
 * moved by → and ← and then taken, or discarded where it may not be played. */
static bool bench_hand(unsigned patience) {
    static const char *const keys[] = {"RIGHT", "LEFT", "SPACE"};
    profile_add(driver_cpc, "_bot_think");
    profile_add(driver_cpc, "_board_draw");
    if (!driver_wait(patience)) return false;
    while (game().players == 0)
        if (!driver_press_once("SPACE", 30)) return false;
    profile_add(driver_cpc, "sound_frame");
    uint32_t begun = driver_cpc->beam.frames;
    for (unsigned n = 0; game().hand_number < 2; n++) {
        mille_t before = game();
        if (n == HAND_CHOICES) return printf("# after %u choices the hand is not over\n", n), false;
        driver_setting(offsetof(settings_t, seat[1].kind), SEAT_HARD);
        if (!driver_rest()) return false;
        /* on the score sheet nothing moves; a key may have been an answer already, and the bot thinks */
        for (unsigned i = game().phase == PHASE_HAND_OVER ? 2 : 0; i < 3; i++) {
            bool asked = i == 2 || game().seat == 0; /* nothing moves while the bot plays */
            unsigned time = driver_answer_time(keys[i]);
            if (asked) budget_count(&budgets[i], time);
            if (!driver_rest()) return false;
        }
        mille_t after = game();
        if (!memcmp(&before, &after, sizeof before) && (!driver_press_once("DOWN", 4) || !driver_rest())) return false;
    }
    budget_count(&budgets[TABLE], driver_longest_call("_board_draw"));
    budget_count(&budgets[THOUGHT], profile_find(driver_cpc, "_bot_think")->worst);
    budget_count(&budgets[MUSIC], driver_cpc->beam.frames - begun - profile_find(driver_cpc, "sound_frame")->calls);
    return true;
}

/* The board with this number of players after the first deal. */
static bool bench_table(uint8_t players, unsigned budget) {
    profile_add(driver_cpc, "_board_draw");
    while (game().players == 0) {
        if (!driver_press_once("SPACE", 30)) return false;
        driver_setting(offsetof(settings_t, rules), RULES_P62);
        driver_setting(offsetof(settings_t, players), players);
    }
    if (!driver_rest() || game().players != players) return false;
    budget_count(&budgets[budget], driver_longest_call("_board_draw"));
    return true;
}

/* The board with cards everywhere, as it is drawn after a page or a save: every pile, every safety, and a hand of seven
 * different cards, none of which lies elsewhere. */
static bool bench_full_table(unsigned budget) {
    mille_t full = game();
    static const uint8_t battle[TEAMS_MAX] = {CARD_OUT_OF_GAS, CARD_FLAT, CARD_ACCIDENT};
    static const uint8_t speed[TEAMS_MAX] = {CARD_LIMIT, CARD_END_LIMIT, CARD_LIMIT};
    static const uint8_t hand[HAND_MAX] = {CARD_25, CARD_75, CARD_100, CARD_200, CARD_SPARE, CARD_REPAIRS, CARD_ROLL};
    for (uint8_t team = 0; team < full.teams; team++) {
        full.team[team].pile[BATTLE].top = battle[team];
        full.team[team].pile[SPEED].top = speed[team];
        full.team[team].safeties = full.team[team].coups = ALL_SAFETIES;
        full.team[team].points = 4950;
        full.team[team].km = 27;
    }
    full.discard = CARD_50;
    for (uint8_t seat = 0; seat < full.players; seat++) {
        full.held[seat] = HAND_MAX;
        memcpy(full.hand[seat], hand, sizeof hand);
    }
    memcpy(driver_variable("_mille_game"), &full, sizeof full);
    cpc_call_t call = {.address = cpc_address(driver_cpc, "_board_draw")};
    if (cpc_call(driver_cpc, &call) != CPC_RETURNED) return printf("# %s\n", driver_cpc->problem), false;
    budget_count(&budgets[budget], (call.nops + DRIVER_FRAME - 1) / DRIVER_FRAME);
    return true;
}

/* The worst of several hands. */
static int bench(const char *binary) {
    static const unsigned patience[] = {0, 30, 31, 32, 33, 37, 41, 42, 43, 44, 50, 57};
    for (unsigned i = 0; i < sizeof patience / sizeof *patience; i++) {
        if (i) driver_start(binary);
        if (!bench_hand(patience[i])) return 1;
    }
    static const struct {
        uint8_t players, budget, full;
    } tables[] = {{2, TABLE, FULL}, {3, MORE, FULL + 1}, {4, MORE + 1, FULL + 2}, {6, MORE + 2, FULL + 3}};
    for (unsigned i = 0; i < sizeof tables / sizeof *tables; i++) {
        driver_start(binary);
        if (!bench_table(tables[i].players, tables[i].budget) || !bench_full_table(tables[i].full)) return 1;
    }
    budget_print_worst(budgets, sizeof budgets / sizeof *budgets);
    return 0;
}

int main(int count, char **words) {
    if (count < 3) return fprintf(stderr, "usage: cpc_game BINARY hand|monkey N|bench\n"), 2;
    driver_start(words[1]);
    if (!strcmp(words[2], "hand")) return hand();
    if (!strcmp(words[2], "monkey")) return monkey(count > 3 ? (uint32_t)atoi(words[3]) : 200000);
    return bench(words[1]);
}
