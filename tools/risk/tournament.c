/* Many games between two players. */
#include "interval.h"
#include "tournament.h"
#include "players.h"

/* The seat that wins, or NOBODY. */
static uint8_t play_game(const tournament_t *tournament, uint32_t seed, int seat_of_a) {
    risk_events_t events;
    risk_move_t move;
    random_t random;

    random_seed(&random, ~seed);
    risk_new((uint8_t)tournament->players, (uint8_t)tournament->options, seed, &events);
    while (risk_game.phase != PHASE_OVER) {
        player_move(risk_game.seat == seat_of_a ? tournament->a : tournament->b, &random, &move);
        risk_apply(&move, &events);
    }
    return risk_game.winner;
}

void tournament_play(tournament_t *tournament, long long games, uint32_t seed) {
    for (long long i = 0; i < games; i++) {
        int seat_of_a = (int)(i % tournament->players);
        uint8_t winner = play_game(tournament, (uint32_t)(seed + i / tournament->players), seat_of_a);
        if (winner == NOBODY)
            tournament->open++;
        else
            tournament->wins[winner != seat_of_a]++;
    }
    tournament->share = tournament->wins[0] / (double)games;
    interval_95(tournament->share, (double)games, &tournament->low, &tournament->high);
}
