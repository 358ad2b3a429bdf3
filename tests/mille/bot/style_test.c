/* The styles make legal moves in every kind of game, see no more than a seat does, and play as their names say. */
#include <string.h>
#include "style.h"
#include "tap.h"

typedef struct {
    unsigned hands, coups, hazards; /* of the first style, which sits at the even seats */
} tally_t;

/* Matches of one kind, the first style against the second. Returns 0 if a move was refused. */
static int play(int first, int second, uint8_t rules, uint8_t players, int matches, tally_t *tally) {
    mille_events_t events;
    mille_move_t move;
    bot_view_t view;
    for (int match = 0; match < matches; match++) {
        if (!mille_new(rules, players, (uint32_t)match, &events)) return 1;
        while (mille_game.phase != PHASE_MATCH_OVER) {
            int own = mille_game.seat % 2 == 0;
            tally->hands += mille_game.phase == PHASE_HAND_OVER;
            bot_look(mille_game.seat, &view);
            style_think(own ? first : second, &view, &move);
            tally->coups += own && move.verb == MILLE_COUP;
            tally->hazards += own && move.verb == MILLE_PLAY && move.team != mille_team_of(mille_game.seat);
            if (mille_apply(&move, &events) != REASON_NONE) return 0;
        }
    }
    return 1;
}

static tally_t against_counter(int style) {
    tally_t tally = {0};
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
        play(style, STYLE_COUNTER, rules, 2, 60, &tally);
    return tally;
}

static double per_hand(unsigned n, const tally_t *tally) {
    return (double)n / tally->hands;
}

int main(void) {
    tally_t all = {0};
    int legal = 1;
    for (int first = 0; first < STYLES; first++)
        for (int second = 0; second < STYLES; second++)
            for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
                for (uint8_t players = 2; players <= PLAYERS_MAX; players++)
                    legal &= play(first, second, rules, players, 2, &all);
    ok(legal && all.hands > 1000, "every move of every style is legal, in every kind of game");

    tally_t hoarder = against_counter(STYLE_HOARDER), attacker = against_counter(STYLE_ATTACKER);
    tally_t racer = against_counter(STYLE_RACER);
    printf("# coups per hand: hoarder %.2f, attacker %.2f, racer %.2f\n", per_hand(hoarder.coups, &hoarder),
           per_hand(attacker.coups, &attacker), per_hand(racer.coups, &racer));
    printf("# hazards per hand: hoarder %.2f, attacker %.2f, racer %.2f\n", per_hand(hoarder.hazards, &hoarder),
           per_hand(attacker.hazards, &attacker), per_hand(racer.hazards, &racer));
    ok(per_hand(hoarder.coups, &hoarder) > per_hand(attacker.coups, &attacker),
       "the hoarder has more coups than the attacker");
    ok(per_hand(attacker.hazards, &attacker) > per_hand(hoarder.hazards, &hoarder),
       "the attacker lays more hazards than the hoarder");
    ok(per_hand(racer.hazards, &racer) < per_hand(hoarder.hazards, &hoarder), "the racer lays fewest");
    return tap_done();
}
