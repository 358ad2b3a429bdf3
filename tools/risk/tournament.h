/* tournament: many games between two players: a has one seat, b all the others. The seat of a rotates, and each seed is
 * played once from every seat, so that no seat is an advantage. Equal players share the wins 1 : players - 1. */
#ifndef TOURNAMENT_H
#define TOURNAMENT_H

#include <stdint.h>

typedef struct {
    int players, options;    /* of every game */
    int a, b;                /* see players.h */
    unsigned wins[2], open;  /* a's, b's, nobody's; start as zeros */
    double share, low, high; /* a's share of all games and its interval at 95 %; an open game is not won */
} tournament_t;

void tournament_play(tournament_t *tournament, long long games, uint32_t seed);

#endif
