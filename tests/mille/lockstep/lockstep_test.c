/* The same seeded matches on the PC and on the Z80: equal events, equal counts. Then move by move: equal states, equal
 * masks, equal sheets, to the bit. */
#include <stddef.h>
#include "lockstep.h"
#include "random_player.h"
#include "selfplay.h"
#include "tap.h"
#include "vocabulary.h"
#include "z80_side.h"

#define MATCHES 20

static const lockstep_layout_t layout = {sizeof(mille_t),        sizeof(mille_move_t),
                                         sizeof(mille_events_t), offsetof(mille_events_t, list),
                                         sizeof(mille_event_t),  offsetof(mille_events_t, count)};

static void report(bool good, const char *what, int rules, int players, unsigned number) {
    ok(good, "%s, %d players: %s (%u)", rules_words[rules], players, what, number);
}

/* Both sides have the same layout of the tally: 32-bit counts, then two 16-bit words. */
static void whole_matches(z80_harness_t *harness, uint8_t rules, uint8_t players) {
    lockstep_job_t job = {.seed = 1000u * rules + players, .matches = MATCHES, .rules = rules, .players = players};
    selfplay_t here = {0};
    selfplay(&here, rules, players, MATCHES, job.seed);
    report(here.matches == MATCHES && lockstep_same_tally(harness, &job, sizeof job, &here, sizeof here),
           "20 matches, equal hashes", rules, players, here.plies);
}

/* One hand move by move, every third move random and mostly illegal. */
static void single_moves(z80_harness_t *harness, uint8_t rules, uint8_t players) {
    mille_events_t events = {0};
    mille_legal_t legal;
    mille_sheet_t sheets[TEAMS_MAX];
    mille_move_t move;
    random_t random;
    unsigned ply = 0;
    bool good = true;

    random_seed(&random, 77u + players);
    mille_new(rules, players, 5u * rules + players, &events);
    while (mille_game.phase != PHASE_HAND_OVER && good) {
        if (++ply % 3 == 0)
            move = (mille_move_t){(uint8_t)(random_next(&random) % (MILLE_VERBS - 1)), random_below(&random, 9),
                                  random_below(&random, 4)};
        else
            random_player_move(&random, &move);
        if (move.verb == MILLE_NEXT) continue;
        lockstep_put(harness, &layout, "mille_game", &mille_game, &move);
        z80_harness_call(harness, "run_legal");
        mille_legal(&legal);
        good &= lockstep_same(harness, "legal", &legal, sizeof legal);
        mille_reason_t reason = mille_apply(&move, &events);
        good &= lockstep_applied(harness, &layout, "mille_game", "run_apply", &mille_game, &events, (int)reason);
    }
    z80_harness_call(harness, "run_score");
    for (uint8_t team = 0; team < mille_game.teams; team++)
        mille_score(team, &sheets[team]);
    good &= lockstep_same(harness, "sheets", sheets, mille_game.teams * sizeof *sheets);
    report(good, "a hand move by move, equal states, masks, reasons and sheets", rules, players, ply);
}

static void run(z80_harness_t *harness) {
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
        for (uint8_t players = 2; players <= PLAYERS_MAX; players++) {
            if (!rules_table[rules].goal[players]) continue;
            whole_matches(harness, rules, players);
            single_moves(harness, rules, players);
        }
}

int main(int argc, char **argv) {
    return lockstep_test(argc, argv, run);
}
