/* The set-up: which territories to claim, and where the other armies go. */
#include "core.h"

/* Own neighbours of a territory. */
static uint8_t own_near(uint8_t t) {
    const uint8_t *near = map_neighbours[t];
    uint8_t count = 0;
    for (; *near != NOWHERE; near++)
        if (the_view->owner[*near] == the_view->seat) count++;
    return count;
}

/* Would a rival who takes this one hold its continent? */
static uint8_t blocks(uint8_t t) {
    uint8_t c = continent_of[t], i, owner = NOBODY;
    for (i = map_first[c]; i < map_first[c + 1]; i++) {
        if (i == t) continue;
        if (the_view->owner[i] == NOBODY || the_view->owner[i] == the_view->seat) return 0;
        if (owner != NOBODY && owner != the_view->owner[i]) return 0;
        owner = the_view->owner[i];
    }
    return 1;
}

void setup_claim(void) {
    uint8_t t, c, near, score, best = 0, why;
    the_advice.move.verb = RISK_CLAIM;
    for (t = 0; t < TERRITORIES; t++) {
        if (the_view->owner[t] != NOBODY) continue;
        c = continent_of[t];
        near = (uint8_t)(own_near(t) * WEIGHT(W_NEAR));
        score = (uint8_t)(by_continent[c].own * WEIGHT(W_OWN) + weights_claim[c]);
        why = near > score ? WHY_CLAIM_NEAR : WHY_CLAIM_CONTINENT;
        score += (uint8_t)(near + 1);
        if (blocks(t)) {
            score += WEIGHT(W_BLOCK);
            why = WHY_CLAIM_BLOCK;
        }
        if (score > best) {
            best = score;
            the_advice.move.a = t;
            the_advice.why = why;
        }
    }
}

/* As armies are placed in a turn, one at a time. */
void setup_deploy(void) {
    place_armies();
    the_advice.move.verb = RISK_DEPLOY;
    the_advice.move.n = 0;
}
