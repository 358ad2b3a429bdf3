/* The plan to eliminate a rival in this turn: a walk of one army through all territories of that rival. */
#include <string.h>
#include "bot_core.h"

#define PASSES   2 /* over the board, to find a way to the nearest target */
#define TOO_FAR  255
#define DEAD_END 60 /* what a step costs from which no target is near, since an army cannot come back */

uint8_t plan_base, plan_first;

static uint8_t target;           /* the rival */
static uint8_t far[TERRITORIES]; /* armies from a territory to the nearest target */
static uint8_t least;            /* result of nearest */

/* How many targets are next to a territory. */
static uint8_t targets_near(uint8_t t) {
    const uint8_t *near = map_neighbours[t];
    uint8_t count = 0;
    for (; *near != NOWHERE; near++)
        if (bot_view.owner[*near] == target) count++;
    return count;
}

/* The neighbour over which the next target costs least; `least` are the armies. NOWHERE: none is in reach. */
static uint8_t nearest(uint8_t t) {
    const uint8_t *near = map_neighbours[t];
    uint8_t n, found = NOWHERE;
    uint16_t way;
    least = TOO_FAR;
    for (; (n = *near) != NOWHERE; near++) {
        if (bot_view.owner[n] == bot_view.seat) continue;
        way = (uint16_t)(attack_cost(bot_view.armies[n]) + far[n]);
        if (way >= least) continue;
        least = (uint8_t)way;
        found = n;
    }
    return found;
}

/* The next step of the walk: to a target with few others around it, or else towards the nearest one. */
static uint8_t next_step(uint8_t at) {
    uint8_t t, pass;
    for (t = 0; t < TERRITORIES; t++) {
        far[t] = TOO_FAR;
        if (bot_view.owner[t] != target) continue;
        far[t] = targets_near(t);
        if (far[t] == 0) far[t] = DEAD_END;
    }
    for (pass = targets_near(at) ? 0 : PASSES; pass; pass--)
        for (t = 0; t < TERRITORIES; t++) {
            if (bot_view.owner[t] == bot_view.seat || bot_view.owner[t] == target) continue;
            nearest(t);
            far[t] = least;
        }
    return nearest(at);
}

/* Walks from a base through all territories of the target. Returns the armies that this costs, 0 if it is not possible
 * or costs more than these. */
static uint8_t first;
static uint16_t armies;
static uint16_t walk(uint8_t at) {
    static uint8_t owners[TERRITORIES];
    uint8_t left = by_seat[target].rivals;
    uint16_t need = 0;
    memcpy(owners, bot_view.owner, sizeof owners);
    first = NOWHERE;
    do {
        at = next_step(at);
        if (at != NOWHERE) need += attack_cost(bot_view.armies[at]);
        if (at == NOWHERE || need > armies) {
            need = 0;
            break;
        }
        if (first == NOWHERE) first = at;
        if (bot_view.owner[at] == target) left--;
        bot_view.owner[at] = bot_view.seat;
    } while (left);
    memcpy(bot_view.owner, owners, sizeof owners);
    return need;
}

uint8_t plan_find(void) {
    static uint16_t worth, best;
    static uint8_t base;
    const survey_t *rival;
    best = 0;
    if (WEIGHT(W_LOOT) == 0) return 0;
    for (base = 0; base < TERRITORIES; base++) {
        if (danger[base] == 0) continue;
        armies = (uint16_t)(bot_view.armies[base] + bot_view.pool - 1);
        armies -= armies >> 4; /* for bad luck */
        rival = by_seat;
        for (target = 0; target < bot_view.players; target++, rival++) {
            if (rival->rivals == 0 || attack_cost(rival->armies) + rival->rivals > armies) continue;
            if (bot_view.armies[base] <= bot_view.pool && targets_near(base) == 0) continue;
            worth = walk(base);
            if (worth == 0) continue;
            worth = (uint16_t)(32000 + bot_view.held[target] * WEIGHT(W_LOOT) - worth);
            if (worth < best || (worth == best && first >= plan_first)) continue;
            best = worth;
            plan_base = base;
            plan_first = first;
        }
    }
    return best != 0;
}
