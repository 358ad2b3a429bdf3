/* Rules that are wrong on purpose, as a misread rulebook would make them; the follower is worth what it notices. */
#include <stddef.h>
#include <stdio.h>

#include "follow.h"
#include "tap.h"

enum { GAMES_MAX = 600 };

/* Games are played until the wrong rule has been at work; then both must have parted. */
static bool noticed(const follow_wrong_t *wrong) {
    static follow_t follow;
    for (uint32_t seed = 0; seed < GAMES_MAX; seed++) {
        uint8_t players = (uint8_t)(PLAYERS_MIN + seed % (PLAYERS_MAX - PLAYERS_MIN + 1));
        bool agreed = follow_game(&follow, players, OPTION_ASK_DEFENDER, seed, wrong);
        if (follow.falsified) return !agreed;
        if (!agreed) follow_report(&follow); /* of something else */
        if (!agreed) return false;
    }
    return false;
}

void wrong_report(void) {
    static const follow_wrong_t *const lists[] = {wrong_deeds, wrong_legal};
    for (size_t list = 0; list < sizeof lists / sizeof lists[0]; list++)
        for (const follow_wrong_t *wrong = lists[list]; wrong->rule != NULL; wrong++)
            ok(noticed(wrong), "a wrong rule is noticed: %s", wrong->rule);
}
