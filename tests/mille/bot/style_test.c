/* The opponents that think as people do keep the rules in every kind of game, see no more than a seat does, and have the
 * character they are named after. */
#include <string.h>
#include "style.h"
#include "tap.h"

typedef struct {
    unsigned hands, coups, hazards; /* of the first style, which sits at the even seats */
} tally_t;

/* Matches of one kind, the first style against the second. False if a move was refused. */
static int meet(int first, int second, uint8_t rules, uint8_t players, int matches, tally_t *tally) {
    mille_t game;
    mille_events_t events;
    mille_move_t move;
    bot_view_t view;
    for (int match = 0; match < matches; match++) {
        if (!mille_new(&game, rules, players, (uint32_t)match, &events)) return 1;
        while (game.phase != PHASE_MATCH_OVER) {
            int own = game.seat % 2 == 0;
            tally->hands += game.phase == PHASE_HAND_OVER;
            bot_look(&game, game.seat, &view);
            style_think(own ? first : second, &view, &move);
            tally->coups += own && move.verb == MILLE_COUP;
            tally->hazards += own && move.verb == MILLE_PLAY && move.team != MILLE_TEAM(&game, game.seat);
            if (mille_apply(&game, &move, &events) != REASON_NONE) return 0;
        }
    }
    return 1;
}

static tally_t against_counter(int style) {
    tally_t tally = {0};
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
        meet(style, STYLE_COUNTER, rules, 2, 60, &tally);
    return tally;
}

static double each(unsigned n, const tally_t *tally) {
    return (double)n / tally->hands;
}

int main(void) {
    tally_t all = {0};
    int legal = 1;
    for (int first = 0; first < STYLES; first++)
        for (int second = 0; second < STYLES; second++)
            for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
                for (uint8_t players = 2; players <= PLAYERS_MAX; players++)
                    legal &= meet(first, second, rules, players, 2, &all);
    ok(legal && all.hands > 1000, "every move of every style is legal, in every kind of game");

    tally_t hoarder = against_counter(STYLE_HOARDER), attacker = against_counter(STYLE_ATTACKER);
    tally_t racer = against_counter(STYLE_RACER);
    printf("# coups a hand: hoarder %.2f, attacker %.2f, racer %.2f\n", each(hoarder.coups, &hoarder),
           each(attacker.coups, &attacker), each(racer.coups, &racer));
    printf("# hazards a hand: hoarder %.2f, attacker %.2f, racer %.2f\n", each(hoarder.hazards, &hoarder),
           each(attacker.hazards, &attacker), each(racer.hazards, &racer));
    ok(each(hoarder.coups, &hoarder) > each(attacker.coups, &attacker), "the hoarder has more coups than the attacker");
    ok(each(attacker.hazards, &attacker) > each(hoarder.hazards, &hoarder),
       "the attacker lays more hazards than the hoarder");
    ok(each(racer.hazards, &racer) < each(hoarder.hazards, &hoarder), "the racer lays fewest");
    return tap_done();
}
