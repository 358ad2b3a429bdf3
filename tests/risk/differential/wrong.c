/* Rules that are wrong on purpose, as a misread rulebook would make them; the follower is worth what it notices. */
#include <stddef.h>
#include <stdio.h>

#include "differential.h"
#include "tap.h"

enum { GAMES_MAX = 600 };

/* Games are played until the wrong rule has been at work; then both must have parted. */
static bool noticed(const differential_wrong_t *wrong) {
    static differential_t run;
    for (uint32_t seed = 0; seed < GAMES_MAX; seed++) {
        uint8_t players = (uint8_t)(PLAYERS_MIN + seed % (PLAYERS_MAX - PLAYERS_MIN + 1));
        bool agreed = differential_game(&run, players, RISK_OPTION_ASK_DEFENDER, seed, wrong);
        if (run.falsified) return !agreed;
        if (!agreed) differential_report(&run); /* of something else */
        if (!agreed) return false;
    }
    return false;
}

void wrong_report(void) {
    static const differential_wrong_t *const lists[] = {wrong_deeds, wrong_legal};
    for (size_t list = 0; list < sizeof lists / sizeof lists[0]; list++)
        for (const differential_wrong_t *wrong = lists[list]; wrong->rule != NULL; wrong++)
            ok(noticed(wrong), "a wrong rule is noticed: %s", wrong->rule);
}
