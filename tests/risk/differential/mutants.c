/* Mutation test: rules that are wrong on purpose, as from a misread rulebook. The differential test must notice
 * each. */
#include <stddef.h>
#include <stdio.h>

#include "differential.h"
#include "tap.h"

enum { GAMES_MAX = 600 };

/* Plays games until the mutant has changed something; then the two must differ. */
static bool noticed(const mutant_t *mutant) {
    static differential_t run;
    for (uint32_t seed = 0; seed < GAMES_MAX; seed++) {
        uint8_t players = (uint8_t)(PLAYERS_MIN + seed % (PLAYERS_MAX - PLAYERS_MIN + 1));
        bool agreed = differential_game(&run, players, RISK_OPTION_ASK_DEFENDER, seed, mutant);
        if (run.mutated) return !agreed;
        if (!agreed) differential_report(&run); /* of something else */
        if (!agreed) return false;
    }
    return false;
}

void mutants_report(void) {
    static const mutant_t *const lists[] = {mutants_moves, mutants_legal};
    for (size_t list = 0; list < sizeof lists / sizeof lists[0]; list++)
        for (const mutant_t *mutant = lists[list]; mutant->rule != NULL; mutant++)
            ok(noticed(mutant), "a mutant is noticed: %s", mutant->rule);
}
