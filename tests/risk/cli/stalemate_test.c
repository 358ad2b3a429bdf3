/* Games between machine players end. A turn ends, because every throw costs an army and only the 44 cards bring new
 * ones; the number of rounds is limited, because machine players abandon a game after ROUNDS_MAX. */
#include "players.h"
#include "tap.h"

/* A game in which no player attacks. Returns its plies, or 0 if a machine player did not abandon it in time. */
static unsigned wait_for_ever(uint8_t players, int machine) {
    risk_events_t events;
    risk_move_t move;
    random_t random;
    unsigned plies = 0;
    random_seed(&random, players);
    risk_new(players, RISK_OPTION_DEAL, players, &events);
    while (risk_game.phase != PHASE_OVER && plies < 100000) {
        player_move(machine, &random, &move);
        if ((move.verb == RISK_ABANDON) != (risk_game.round >= ROUNDS_MAX)) return 0;
        if (risk_game.phase == PHASE_ATTACK && move.verb != RISK_ABANDON) move = (risk_move_t){.verb = RISK_STOP};
        risk_apply(&move, &events);
        plies++;
    }
    bool open = risk_game.winner == NOBODY && events.list[0].kind == EVENT_OPEN && events.list[0].n == ROUNDS_MAX;
    return open ? plies : 0;
}

/* No turn has more throws than armies at its start and new ones in it. */
static bool turns_end(uint8_t players, int machine, uint32_t seed) {
    risk_events_t events;
    risk_move_t move;
    random_t random;
    uint32_t throws = 0, armies = 0;
    bool good = true;
    random_seed(&random, seed);
    risk_new(players, RISK_OPTION_DEAL, seed, &events);
    while (risk_game.phase != PHASE_OVER) {
        player_move(machine, &random, &move);
        risk_apply(&move, &events);
        for (int i = 0; i < events.count; i++) {
            const risk_event_t *event = &events.list[i];
            if (event->kind == EVENT_TURN) {
                throws = armies = 0;
                for (uint8_t seat = 0; seat < players; seat++)
                    armies += risk_armies(seat);
            }
            throws += event->kind == EVENT_ROLL;
            armies += event->kind == EVENT_TRADE ? risk_set_worth(event->n) + 6u : 0;
            good &= throws <= armies;
        }
    }
    return good && risk_game.round <= ROUNDS_MAX;
}

int main(void) {
    for (int machine = 0; machine < PLAYER_SEARCH; machine++)
        for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
            unsigned plies = wait_for_ever(players, machine);
            bool good = true;
            ok(plies > 0, "%d %s players who never attack leave the game open in round %d, after %u plies", players,
               player_words[machine], ROUNDS_MAX, plies);
            for (uint32_t seed = 0; seed < 5; seed++)
                good &= turns_end(players, machine, seed);
            ok(good, "%d %s players: no turn has more throws than armies, no game more than %d rounds", players,
               player_words[machine], ROUNDS_MAX);
        }
    return tap_done();
}
