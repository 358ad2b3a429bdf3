/* Budgets of the rules: bytes from the object files, NOPs from the simulated CPC, nanoseconds on the PC.
 *     bench PROGRAM CODE_BYTES */
#include <stdio.h>
#include <time.h>
#include "budget.h"
#include "lockstep.h"
#include "random_player.h"
#include "selfplay.h"
#include "z80_side.h"

static budget_t legal_two = {"rules-legal-two-teams-nops", 2500, 0, 0, 0};
static budget_t legal_three = {"rules-legal-three-teams-nops", 4000, 0, 0, 0};
static budget_t applying = {"rules-apply-nops", 3000, 0, 0, 0};
static budget_t playing_out = {"rules-apply-in-play-out-nops", 19968, 0, 0, 0}; /* every hand is searched */
static budget_t scoring = {"rules-score-hand-nops", 19968, 0, 0, 0};
static budget_t dealing = {"rules-settle-and-deal-nops", 0, 0, 0, 0};

/* Plays matches on the PC and measures the same steps on the Z80. */
static void measure(z80_harness_t *harness, uint8_t rules, uint8_t players, int hands) {
    mille_events_t events;
    mille_move_t move;
    random_t random;
    random_seed(&random, players);
    mille_new(rules, players, rules, &events);
    while (hands && mille_game.phase != PHASE_MATCH_OVER) {
        z80_harness_write(harness, "mille_game", &mille_game, sizeof mille_game);
        if (mille_game.phase == PHASE_PLAY) {
            uint64_t nops = z80_harness_call(harness, "run_legal");
            budget_count(mille_game.teams == 2 ? &legal_two : &legal_three, nops);
        }
        if (mille_game.phase == PHASE_HAND_OVER) {
            budget_count(&scoring, z80_harness_call(harness, "run_score"));
            hands--;
        }
        random_player_move(&random, &move);
        z80_harness_write(harness, "move", &move, sizeof move);
        budget_t *budget = move.verb == MILLE_NEXT ? &dealing : mille_game.left <= 1 ? &playing_out : &applying;
        budget_count(budget, z80_harness_call(harness, "run_apply"));
        mille_apply(&move, &events);
    }
}

static uint64_t host_nanoseconds_a_ply(void) {
    selfplay_t tally = {0};
    clock_t start = clock();
    selfplay(&tally, RULES_P62, 2, 3000, 1);
    return (uint64_t)((double)(clock() - start) / CLOCKS_PER_SEC * 1e9 / tally.plies);
}

static void run(z80_harness_t *harness) {
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
        for (uint8_t players = 2; players <= PLAYERS_MAX; players++)
            if (rules_table[rules].goal[players]) measure(harness, rules, players, 60);
    budget_print(&legal_two);
    budget_print(&legal_three);
    budget_print(&applying);
    budget_print(&playing_out);
    budget_print(&scoring);
    printf("# rules-settle-and-deal-nops: worst %llu, mean %llu\n", (unsigned long long)dealing.worst,
           (unsigned long long)(dealing.total / dealing.calls));
    printf("# rules-host-ns-a-ply: %llu\n", (unsigned long long)host_nanoseconds_a_ply());
}

int main(int argc, char **argv) {
    return lockstep_bench(argc, argv, &(lockstep_bench_t){"rules", sizeof(mille_t), 8192, run});
}
