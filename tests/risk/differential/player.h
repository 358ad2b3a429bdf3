/* player: picks among the legal moves at random or greedily, in a style that changes from game to game and seat to
 * seat, so that games are won, hands of cards grow, and armies pile up.
 */
#ifndef PLAYER_H
#define PLAYER_H

#include <stdint.h>

#include "observation.h"

typedef enum {
    PLAYER_CLAIMS,
    PLAYER_REINFORCES,
    PLAYER_HANDS_IN,
    PLAYER_KEEPS,
    PLAYER_PLACES,
    PLAYER_ATTACKS,
    PLAYER_STOPS,
    PLAYER_DEFENDS,
    PLAYER_ADVANCES,
    PLAYER_MOVES,
    PLAYER_STAYS
} player_verb_t;

typedef struct {
    player_verb_t verb;
    int from, to; /* territories; what happens in one place happens at `to` */
    int n;        /* dice or armies */
    int card[REF_SET];
} player_move_t;

typedef struct {
    uint64_t dice;
    int style[REF_SEATS];
} player_t;

int player_roll(player_t *player, int sides);
void player_new_game(player_t *player);
void player_hunts(player_t *player, int seat); /* from now on this seat tries to eliminate rivals */
player_move_t player_choose(player_t *player, const observation_t *observed);

#endif
