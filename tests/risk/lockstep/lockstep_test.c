/* The same seeded games on the PC and on the Z80: equal events, equal counts. Then move by move: equal states, masks,
 * numbers and reasons, to the bit. */
#include <stddef.h>
#include "lockstep.h"
#include "players.h"
#include "random_player.h"
#include "selfplay.h"
#include "tap.h"
#include "z80_side.h"

static const lockstep_layout_t layout = {sizeof(risk_t),        sizeof(risk_move_t),
                                         sizeof(risk_events_t), offsetof(risk_events_t, list),
                                         sizeof(risk_event_t),  offsetof(risk_events_t, count)};

static const char *const names[RISK_OPTION_BITS + 1] = {
    [0] = "claimed",
    [RISK_OPTION_DEAL] = "dealt",
    [RISK_OPTION_ASK_DEFENDER] = "claimed, asking defenders",
    [RISK_OPTION_DEAL | RISK_OPTION_ASK_DEFENDER] = "dealt, asking defenders",
};

/* The tally has the same layout on both machines: 32-bit counts, then 16-bit words. */
static void whole_games(z80_harness_t *harness, uint8_t players, uint8_t options, uint8_t player, uint32_t games) {
    lockstep_job_t job = {.seed = 100u * options + players, games, players, options, player};
    selfplay_t here = {0};
    selfplay(&here, players, options, player, games, job.seed);
    ok(here.games == games && lockstep_same_tally(harness, &job, sizeof job, &here, sizeof here),
       "%d %s players, %s: %u games of %u moves, equal hashes %04x%04x", players, player_words[player], names[options],
       games, here.plies, here.digest.high, here.digest.low);
}

/* The legal choices on both machines. */
static bool same_choices(z80_harness_t *harness, const risk_move_t *move) {
    risk_mask_t mask;
    risk_range_t range = {0, 0};
    z80_harness_call(harness, "run_choices");
    risk_choices(&mask);
    bool good = lockstep_same(harness, "mask", &mask, sizeof mask);
    if (move->a >= TERRITORIES) return good;
    z80_harness_call(harness, "run_targets");
    risk_targets(move->a, &mask);
    good &= lockstep_same(harness, "mask", &mask, sizeof mask);
    z80_harness_call(harness, "run_numbers");
    risk_numbers(move->a, &range);
    return good && lockstep_same(harness, "range", &range, sizeof range);
}

/* Some thousand moves one by one, every third with random numbers in it. */
static void single_moves(z80_harness_t *harness, uint8_t players, uint8_t options) {
    risk_events_t events = {0};
    risk_move_t move;
    random_t random;
    unsigned ply = 0;
    bool good = true;

    random_seed(&random, 77u + players);
    risk_new(players, options, 5u * options + players, &events);
    while (risk_game.phase != PHASE_OVER && good && ply < 1500) {
        if (++ply % 3 == 0)
            move = (risk_move_t){random_below(&random, RISK_ABANDON), random_below(&random, 45),
                                 random_below(&random, 45), random_below(&random, 45), random_below(&random, 5)};
        else
            random_player_move(&random, &move);
        lockstep_put(harness, &layout, "risk_game", &risk_game, &move);
        good &= same_choices(harness, &move);
        risk_reason_t reason = risk_apply(&move, &events);
        good &= lockstep_applied(harness, &layout, "risk_game", "run_apply", &risk_game, &events, (int)reason);
    }
    ok(good, "%d players, %s: %u moves one by one, equal states, masks, numbers, reasons and events", players,
       names[options], ply);
}

static void run(z80_harness_t *harness) {
    for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        for (uint8_t options = 0; options <= RISK_OPTION_BITS; options++) {
            single_moves(harness, players, options);
            whole_games(harness, players, options, PLAYER_RANDOM, 1);
        }
    for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        whole_games(harness, players, 0, PLAYER_GREEDY, 1);
    for (uint8_t level = 0; level < RISK_BOT_LEVELS; level++)
        for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
            whole_games(harness, players, (players + level) & RISK_OPTION_BITS, level, 1);
}

int main(int argc, char **argv) {
    return lockstep_test(argc, argv, run);
}
