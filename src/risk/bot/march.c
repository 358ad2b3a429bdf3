/* Armies on the march: after a capture, and in the free move. */
#include "core.h"

/* All go on if the better attack lies beyond, or nobody threatens the base; else as few as may. */
void march_advance(void) {
    uint8_t from = the_view->from, to = the_view->to, ahead;
    uint16_t most = (uint16_t)(the_view->armies[from] - 1);
    the_advice.move.verb = RISK_ADVANCE;
    the_advice.move.n = most;
    the_advice.why = WHY_ADVANCE_ALL;
    if (danger[from] == 0) return;
    attack_best(to, most);
    ahead = attack_score;
    attack_best(from, (uint16_t)(most + 1));
    if (danger[to] && ahead >= attack_score) return;
    the_advice.move.n = the_view->dice;
    the_advice.why = WHY_ADVANCE_FEW;
}

/* Steps to the nearest border, for own territories; 255: none. */
static uint8_t steps[TERRITORIES];

static void measure_steps(void) {
    const uint8_t *near;
    uint8_t t, changed, nearest;
    for (t = 0; t < TERRITORIES; t++)
        steps[t] = danger[t] ? 0 : 255;
    do {
        changed = 0;
        for (t = 0; t < TERRITORIES; t++) {
            if (the_view->owner[t] != the_view->seat) continue;
            nearest = steps[t];
            for (near = map_neighbours[t]; *near != NOWHERE; near++)
                if (the_view->owner[*near] == the_view->seat && steps[*near] < nearest - 1)
                    nearest = (uint8_t)(steps[*near] + 1);
            if (nearest < steps[t]) {
                steps[t] = nearest;
                changed = 1;
            }
        }
    } while (changed);
}

void march_free(void) {
    const uint8_t *near;
    uint16_t most = 1;
    uint8_t t;
    the_advice.move.verb = RISK_STAY;
    the_advice.why = WHY_STAY;
    measure_steps();
    for (t = 0; t < TERRITORIES; t++) {
        if (the_view->owner[t] != the_view->seat || danger[t] || the_view->armies[t] <= most) continue;
        for (near = map_neighbours[t]; *near != NOWHERE; near++)
            if (the_view->owner[*near] == the_view->seat && steps[*near] < steps[t]) {
                most = the_view->armies[t];
                the_advice.move.verb = RISK_FREE;
                the_advice.move.a = t;
                the_advice.move.b = *near;
                the_advice.move.n = (uint16_t)(most - 1);
                the_advice.why = WHY_FREE_FRONT;
            }
    }
}
