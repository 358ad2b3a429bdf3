/* The set-up: which territories to claim, and where the other armies go. */
#include "bot_core.h"

/* The territories of a continent that one rival holds, if no other seat holds any in it; else 0. */
static uint8_t rival_alone(uint8_t c) {
    uint8_t t, owner, rival = NOBODY, count = 0;
    for (t = map_first[c]; t < map_first[c + 1]; t++) {
        owner = bot_view.owner[t];
        if (owner == NOBODY) continue;
        if (rival == NOBODY) rival = owner;
        if (owner == bot_view.seat || owner != rival) return 0;
        count++;
    }
    return count;
}

void setup_claim(void) {
    uint8_t t, c = CONTINENTS, own, near, block = 0, why;
    uint16_t score, best = 0, of_continent = 0;
    core_advice.move.verb = RISK_CLAIM;
    for (t = 0; t < TERRITORIES; t++) {
        if (map_continent[t] != c) {
            c = map_continent[t];
            of_continent = WEIGHT(W_CLAIM + c);
            own = by_continent[c].rivals ? 0 : by_continent[c].own;
            of_continent += (uint16_t)(own * WEIGHT(W_OWN));
            /* The last territory of a continent counts as much as blocking a rival. */
            if (own && own + 1 == map_first[c + 1] - map_first[c]) of_continent += (uint16_t)(own * WEIGHT(W_BLOCK));
            block = (uint8_t)(rival_alone(c) * WEIGHT(W_BLOCK));
        }
        if (bot_view.owner[t] != NOBODY) continue;
        near = (uint8_t)(own_near[t] * WEIGHT(W_NEAR));
        score = of_continent;
        why = near > score ? WHY_CLAIM_NEAR : WHY_CLAIM_CONTINENT;
        if (block > score) why = WHY_CLAIM_BLOCK;
        score += (uint16_t)(near + block + 1);
        if (score > best) {
            best = score;
            core_advice.move.a = t;
            core_advice.why = why;
        }
    }
}

/* The armies of the strongest rival next to a territory, at most 127. */
static uint8_t strongest_near(uint8_t t) {
    const uint8_t *near = map_neighbours[t];
    uint16_t most = 0;
    for (; *near != NOWHERE; near++)
        if (bot_view.owner[*near] != bot_view.seat && bot_view.armies[*near] > most) most = bot_view.armies[*near];
    return most > 127 ? 127 : (uint8_t)most;
}

/* One army to a border: where most of the continent is own, next to own armies, away from a strong rival. */
void setup_deploy(void) {
    uint8_t t, c = CONTINENTS, share = 0, found = 0;
    int16_t score, best = 0;
    core_advice.move.verb = RISK_DEPLOY;
    for (t = 0; t < TERRITORIES; t++) {
        if (map_continent[t] != c) {
            c = map_continent[t];
            share = odds_ratio(by_continent[c].own, (uint16_t)(by_continent[c].own + by_continent[c].rivals));
        }
        if (bot_view.owner[t] != bot_view.seat || (danger[t] == 0 && found)) continue;
        score = (int16_t)(share * WEIGHT(W_SHARE) + (uint8_t)bot_view.armies[t] * WEIGHT(W_STACK) -
                          strongest_near(t) * WEIGHT(W_AWAY));
        if (found && score <= best) continue;
        found = 1;
        best = danger[t] ? score : -32767;
        core_advice.move.a = t;
        core_advice.why = by_continent[c].rivals == 0 ? WHY_HOLD : share > 8 ? WHY_TAKE : WHY_BORDER;
    }
}
