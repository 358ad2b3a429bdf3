/* Budgets of the machine player of RISK: bytes from the object files, NOPs from the simulated CPC, the worst of a
 * thousand turns. Every step is compared with that of the PC.
 *     bench PROGRAM CODE_BYTES DATA_BYTES */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "budget.h"
#include "z80_harness.h"
#include "bot.h"

#define TURNS        1000                              /* of the third level */
#define ADVICE_BYTES (offsetof(bot_advice_t, why) + 1) /* on the Z80: a PC adds a byte of padding */

/* The worst are those of a plan to eliminate a rival; a decision takes less than two seconds. */
static budget_t steps = {"risk-bot-step-nops", 2000000, 0, 0, 0};
static budget_t turns = {"risk-bot-turn-nops", 6000000, 0, 0, 0};
static int different;

/* One step on both machines; the NOPs it took the Z80. */
static uint64_t step(z80_harness_t *harness, uint8_t level, bot_advice_t *advice) {
    bot_advice_t there;
    z80_harness_write(harness, "risk_game", &risk_game, sizeof risk_game);
    z80_harness_write(harness, "level", &level, 1);
    z80_harness_write(harness, "advice", advice, ADVICE_BYTES);
    uint64_t nops = z80_harness_call(harness, "run_step");
    z80_harness_read(harness, "advice", &there, ADVICE_BYTES);
    bot_look(&bot_view);
    if (!bot_go_on(&bot_view, level, advice)) bot_think(&bot_view, level, advice);
    different += memcmp(&there, advice, ADVICE_BYTES) != 0;
    return nops;
}

/* Games of the third level, in part against the second, for a variety of boards. */
static void measure(z80_harness_t *harness, uint8_t players, uint8_t options, uint32_t seed) {
    risk_events_t events;
    bot_advice_t advice = {0};
    uint64_t sum = 0;
    uint8_t turn = NOBODY;
    risk_new(players, options, seed, &events);
    while (risk_game.phase != PHASE_OVER && risk_game.round < 60) {
        uint8_t level = seed & 1 || risk_game.seat == 0 ? RISK_BOT_HARD : RISK_BOT_MEDIUM;
        if (risk_game.turn != turn) {
            if (risk_game.round && turn != NOBODY && (seed & 1 || turn == 0)) budget_count(&turns, sum);
            turn = risk_game.turn;
            sum = 0;
        }
        uint64_t nops = step(harness, level, &advice);
        if (level == RISK_BOT_HARD) budget_count(&steps, nops);
        sum += nops;
        risk_apply(&advice.move, &events);
    }
}

int main(int argc, char **argv) {
    z80_harness_t harness;
    if (argc < 4) {
        fprintf(stderr, "usage: bench PROGRAM CODE_BYTES DATA_BYTES\n");
        return 2;
    }
    budget_line("risk-bot-code-bytes", "", strtoul(argv[2], NULL, 10), 6912);
    budget_line("risk-bot-data-bytes", "", strtoul(argv[3], NULL, 10), 640);
    z80_harness_open(&harness, argv[1]);
    for (uint32_t seed = 1; turns.calls < TURNS; seed++)
        measure(&harness, (uint8_t)(PLAYERS_MIN + seed % (PLAYERS_MAX - PLAYERS_MIN + 1)), seed & RISK_OPTION_DEAL,
                seed);
    z80_harness_close(&harness);
    budget_print(&steps);
    budget_print(&turns);
    budget_line("risk-bot-steps-that-differ", "", (uint64_t)different, 0);
    return 0;
}
