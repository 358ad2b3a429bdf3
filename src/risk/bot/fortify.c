/* Moving armies: after a capture, and in the free move. */
#include "bot_core.h"

/* Is a rival next to a territory? */
static uint8_t faces_rival(uint8_t t) {
    const uint8_t *near = map_neighbours[t];
    for (; *near != NOWHERE; near++)
        if (bot_view.owner[*near] != bot_view.seat) return 1;
    return 0;
}

/* All armies advance, unless there is no rival ahead and one behind. */
void fortify_advance(void) {
    core_advice.move.verb = RISK_ADVANCE;
    core_advice.move.n = (uint16_t)(bot_view.armies[bot_view.from] - 1);
    core_advice.why = WHY_ADVANCE_ALL;
    if (faces_rival(bot_view.to) || !faces_rival(bot_view.from)) return;
    core_advice.move.n = bot_view.dice;
    core_advice.why = WHY_ADVANCE_FEW;
}

/* Steps to the nearest border, for own territories; 255: none. */
static uint8_t steps[TERRITORIES];

/* Is the way over a neighbour shorter? */
static uint8_t shorten(uint8_t t) {
    const uint8_t *near = map_neighbours[t];
    uint8_t n, fewest = steps[t];
    for (; (n = *near) != NOWHERE; near++) {
        if (bot_view.owner[n] != bot_view.seat) continue;
        n = steps[n];
        if (n < fewest && ++n < fewest) fewest = n;
    }
    if (fewest == steps[t]) return 0;
    steps[t] = fewest;
    return 1;
}

static void measure_steps(void) {
    uint8_t t, changed;
    for (t = 0; t < TERRITORIES; t++)
        steps[t] = danger[t] ? 0 : 255;
    do {
        changed = 0;
        for (t = 0; t < TERRITORIES; t++)
            if (steps[t] && bot_view.owner[t] == bot_view.seat && shorten(t)) changed = 1;
    } while (changed);
}

/* The own territory with the most idle armies, of two or more; NOWHERE if there is none. */
static uint8_t most_idle(void) {
    uint16_t most = 1;
    uint8_t t, found = NOWHERE;
    for (t = 0; t < TERRITORIES; t++)
        if (bot_view.owner[t] == bot_view.seat && danger[t] == 0 && bot_view.armies[t] > most) {
            most = bot_view.armies[t];
            found = t;
        }
    return found;
}

/* The largest idle army takes a step towards the nearest border. */
void fortify_free(void) {
    const uint8_t *near;
    uint8_t n, from = most_idle();
    core_advice.move.verb = RISK_STAY;
    core_advice.why = WHY_STAY;
    if (from == NOWHERE) return;
    measure_steps();
    for (near = map_neighbours[from]; (n = *near) != NOWHERE; near++)
        if (bot_view.owner[n] == bot_view.seat && steps[n] < steps[from]) {
            core_advice.move.verb = RISK_FREE;
            core_advice.move.a = from;
            core_advice.move.b = n;
            core_advice.move.n = (uint16_t)(bot_view.armies[from] - 1);
            core_advice.why = WHY_FREE_FRONT;
        }
}
