/* selfplay: whole games between machine players, counted and hashed; the same on the PC (`risk sim`) and on the Z80
 * (lockstep). */
#ifndef SELFPLAY_H
#define SELFPLAY_H

#include "digest.h"
#include "risk.h"

typedef struct {
    uint32_t games, plies, rounds, throws, captures, eliminations, sets, cards, shuffles, open;
    uint32_t wins[PLAYERS_MAX];
    uint16_t longest, biggest; /* rounds of the longest game; armies on one territory at the end of a game */
    digest_t digest;           /* over the events of all games */
} selfplay_t;

/* Plays games and adds to the tally, which starts as zeros; every seat is played by `player` of players.h. */
void selfplay(selfplay_t *tally, uint8_t players, uint8_t options, uint8_t player, uint32_t games, uint32_t seed);

#endif
