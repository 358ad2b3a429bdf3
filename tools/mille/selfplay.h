/* selfplay: whole matches between random players, counted and digested; the same on the PC (`mille sim`) and on the Z80
 * (lockstep). */
#ifndef SELFPLAY_H
#define SELFPLAY_H

#include "events_digest.h"
#include "mille.h"

typedef struct {
    uint32_t matches, hands, plies, coups, extensions, shut_outs, delayed;
    uint32_t wins[TEAMS_MAX];
    digest_t digest; /* over the events of all matches */
} selfplay_t;

/* Plays `matches` more matches into the tally, which starts as all zeros. */
void selfplay(selfplay_t *tally, uint8_t rules, uint8_t players, uint32_t matches, uint32_t seed);

#endif
