/* Budgets of the rules of RISK: bytes from the object files, NOPs from the simulated CPC, in the worst of many games.
 *     bench PROGRAM CODE_BYTES */
#include <stdio.h>
#include <string.h>
#include <time.h>
#include "budget.h"
#include "lockstep.h"
#include "players.h"
#include "z80_side.h"

static budget_t legal = {"risk-rules-legal-nops", 6000, 0, 0, 0};
static budget_t throws = {"risk-rules-throw-nops", 3000, 0, 0, 0};
static budget_t last_throws = {"risk-rules-last-throw-nops", 3000 + 6000, 0, 0, 0};
static budget_t turns = {"risk-rules-start-of-turn-nops", 20000, 0, 0, 0};
static budget_t others = {"risk-rules-other-moves-nops", 20000, 0, 0, 0};

/* The kinds of moves: one that ends a turn and starts the next one with its income; a throw after which the same
 * attack can go on or the territory is taken; a throw after which the whole board is scanned for the next phase; or
 * any other. */
static budget_t *budget_of(const risk_move_t *move, const risk_events_t *events) {
    unsigned seen = 0;
    for (int i = 0; i < events->count; i++)
        seen |= 1u << events->list[i].kind;
    if (seen >> EVENT_TURN & 1) return &turns;
    if (!(seen >> EVENT_ROLL & 1) || (seen >> EVENT_OUT & 1)) return &others;
    if (seen >> EVENT_ADVANCE & 1) return &last_throws;
    if (risk_game.phase == PHASE_ADVANCE) return &throws;
    return move->verb == RISK_ATTACK && risk_game.phase == PHASE_ATTACK && risk_game.armies[move->a] > 1 ? &throws
                                                                                                         : &last_throws;
}

/* Plays a game on the host and measures the same steps on the Z80. */
static void measure(z80_harness_t *harness, uint8_t players, uint8_t options, int player, uint32_t seed) {
    risk_events_t events;
    risk_move_t move;
    random_t random;
    random_seed(&random, seed);
    risk_new(players, options, seed, &events);
    while (risk_game.phase != PHASE_OVER && risk_game.round < 60) {
        player_move(player, &random, &move);
        z80_harness_write(harness, "risk_game", &risk_game, sizeof risk_game);
        z80_harness_write(harness, "move", &move, sizeof move);
        uint64_t nops = z80_harness_call(harness, "run_choices");
        if (move.verb == RISK_ATTACK || move.verb == RISK_FREE) nops += z80_harness_call(harness, "run_targets");
        budget_count(&legal, nops);
        nops = z80_harness_call(harness, "run_apply");
        risk_apply(&move, &events);
        budget_count(budget_of(&move, &events), nops);
    }
}

/* The worst case of risk_choices: a seat that holds all but one territory, with many armies everywhere. */
static void measure_widest(z80_harness_t *harness) {
    risk_game = (risk_t){.players = 2, .alive = 3, .from = NOWHERE, .to = NOWHERE, .round = 1, .winner = NOBODY};
    for (int t = 0; t < TERRITORIES; t++)
        risk_game.armies[t] = 9;
    for (int t = 0; t < TERRITORIES; t++) {
        risk_game.owner[t] = 1;
        for (risk_game.phase = PHASE_ATTACK; risk_game.phase <= PHASE_MOVE;
             risk_game.phase += PHASE_MOVE - PHASE_ATTACK) {
            z80_harness_write(harness, "risk_game", &risk_game, sizeof risk_game);
            budget_count(&legal, z80_harness_call(harness, "run_choices"));
        }
        risk_game.owner[t] = 0;
    }
}

/* The speed of the rules on the host. Random games of three are played for their moves; then the same moves are made
 * again, with risk_choices before each. The best of some runs counts, since others may use the PC too. */
static double host_seconds_a_ply(void) {
    enum { PLIES = 400000, RUNS = 6 };
    static risk_move_t moves[PLIES];
    risk_events_t events;
    risk_mask_t mask;
    random_t random;
    double best = 1;
    for (int again = 0; again < RUNS; again++) {
        clock_t start = clock();
        random_seed(&random, 1);
        risk_game.phase = PHASE_OVER;
        for (int ply = 0; ply < PLIES; ply++) {
            risk_move_t *move = &moves[ply];
            if (risk_game.phase == PHASE_OVER) risk_new(3, 0, (uint32_t)ply, &events);
            if (!again) player_move(PLAYER_RANDOM, &random, move);
            risk_choices(&mask);
            if (move->verb == RISK_ATTACK || move->verb == RISK_FREE) risk_targets(move->a, &mask);
            risk_apply(move, &events);
        }
        double seconds = (double)(clock() - start) / CLOCKS_PER_SEC / PLIES;
        if (again && seconds < best) best = seconds;
    }
    return best;
}

/* The same for a step of the generator, which needs no memory but its state: a measure of the PC. */
static double host_seconds_a_step(void) {
    enum { STEPS = 4000000, RUNS = 5 };
    random_t random;
    double best = 1;
    random_seed(&random, 1);
    for (int again = 0; again < RUNS; again++) {
        clock_t start = clock();
        for (int i = 0; i < STEPS; i++)
            random_next(&random);
        double seconds = (double)(clock() - start) / CLOCKS_PER_SEC / STEPS;
        if (seconds < best) best = seconds;
    }
    return best;
}

static void print_host_speed(void) {
    double ply = host_seconds_a_ply();
    printf("# risk-rules: a ply takes %.1f times a step of the generator, %.1f million plies a second on this PC\n",
           ply / host_seconds_a_step(), 1e-6 / ply);
}

static void run(z80_harness_t *harness) {
    measure_widest(harness);
    for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        for (uint32_t seed = 1; seed <= 12; seed++)
            measure(harness, players, seed & RISK_OPTION_BITS, seed & 4 ? PLAYER_GREEDY : PLAYER_RANDOM, seed);
    budget_print(&legal);
    budget_print(&throws);
    budget_print(&last_throws);
    budget_print(&turns);
    budget_print(&others);
    print_host_speed();
}

int main(int argc, char **argv) {
    return lockstep_bench(argc, argv, &(lockstep_bench_t){"risk-rules", sizeof(risk_t), 6144, run});
}
