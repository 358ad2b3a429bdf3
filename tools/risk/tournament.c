/* Who is better. */
#include "interval.h"
#include "tournament.h"
#include "players.h"

/* The seat that wins, or NOBODY. */
static uint8_t play_game(const tournament_t *meeting, uint32_t seed, int seat_of_a) {
    risk_t game;
    risk_events_t events;
    risk_move_t move;
    random_t random;

    random_seed(&random, ~seed);
    risk_new(&game, (uint8_t)meeting->players, (uint8_t)meeting->options, seed, &events);
    while (game.phase != PHASE_OVER) {
        player_move(game.seat == seat_of_a ? meeting->a : meeting->b, &game, &random, &move);
        risk_apply(&game, &move, &events);
    }
    return game.winner;
}

void tournament_play(tournament_t *meeting, long long games, uint32_t seed) {
    for (long long i = 0; i < games; i++) {
        int seat_of_a = (int)(i % meeting->players);
        uint8_t winner = play_game(meeting, (uint32_t)(seed + i / meeting->players), seat_of_a);
        if (winner == NOBODY)
            meeting->open++;
        else
            meeting->wins[winner != seat_of_a]++;
    }
    meeting->share = meeting->wins[0] / (double)games;
    interval_95(meeting->share, (double)games, &meeting->low, &meeting->high);
}
