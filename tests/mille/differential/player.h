/* player: picks among the legal moves at random, with preferences that change from hand to hand and team to team, so
 * that trips are finished, extended to 1000, blocked, and left without a kilometre. */
#ifndef PLAYER_H
#define PLAYER_H

#include <stdint.h>

#include "observation.h"

typedef enum {
    PLAYER_DRAWS,
    PLAYER_PLAYS,
    PLAYER_DISCARDS,
    PLAYER_ANSWERS_COUP,
    PLAYER_ANSWERS_EXTENSION,
    PLAYER_GOES_ON
} player_verb_t;

typedef struct {
    player_verb_t verb;
    ref_kind_t kind; /* played or discarded */
    int team;        /* on whose piles */
    bool yes;        /* the answer */
} player_move_t;

typedef struct {
    uint64_t dice;
    int preference[REF_TEAMS];
} player_t;

uint32_t player_roll(player_t *player, uint32_t sides);
void player_new_hand(player_t *player);
player_move_t player_choose(player_t *player, const observation_t *observed, int teams);

#endif
