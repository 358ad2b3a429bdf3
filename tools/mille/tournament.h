/* tournament: many matches between two players, with seats swapped evenly.
 *
 * With two teams, a and b change sides after every match, and each seed is played from both sides. With three, the six
 * ways to divide three teams between two players take turns: a has one team in half of the matches and two in the
 * other half, so that equal players share the wins equally.
 */
#ifndef TOURNAMENT_H
#define TOURNAMENT_H

#include <stdint.h>

/* Counted over all hands: the parts of the score. */
enum { PART_TRIPS, PART_COUPS, PART_SAFETIES, PART_ZERO_KM, PART_EXTENSIONS, PARTS };
extern const char *const tournament_parts[PARTS]; /* their names */

typedef struct {
    unsigned wins, hands; /* hands of all its teams */
    double points;        /* of all those hands */
    unsigned parts[PARTS];
} tournament_side_t;

typedef struct {
    int rules, players;
    int who[2];                /* a, b: see players.h */
    tournament_side_t side[2]; /* a's, b's; starts as zeros */
    double share, low, high;   /* a's share of the matches and its interval at 95 % */
} tournament_t;

void tournament_play(tournament_t *tournament, long long matches, uint32_t seed);

#endif
