/* The cheapest walk through some territories: to the nearest of them, from there to the nearest of the rest, and so on.
 * A dead end comes last, because an army does not walk back through its own territories. */
#include "walk.h"

#define FAR 1e9

double walk_step(const bot_view_t *view, uint8_t territory) {
    return 0.86 * view->armies[territory] + 1.15;
}

/* Dijkstra over territories that are neither own nor already on the walk. */
static void spread(const bot_view_t *view, uint8_t from, double armies, set_t walked, double *cost, uint8_t *before) {
    set_t open = ONLY(from);
    for (int t = 0; t < TERRITORIES; t++)
        cost[t] = FAR;
    cost[from] = 0;
    before[from] = NOWHERE;
    for (;;) {
        uint8_t next = NOWHERE;
        for (set_t left = open; left; left &= left - 1) {
            uint8_t t = (uint8_t)__builtin_ctzll(left);
            if (next == NOWHERE || cost[t] < cost[next]) next = t;
        }
        if (next == NOWHERE) return;
        open &= ~ONLY(next);
        for (const uint8_t *near = map_neighbours[next]; *near != NOWHERE; near++) {
            uint8_t n = *near;
            if (view->owner[n] == view->seat || IN(walked, n)) continue;
            double now = cost[next] + walk_step(view, n);
            if (now < cost[n] && now <= armies) {
                open |= ONLY(n);
                cost[n] = now;
                before[n] = next;
            }
        }
    }
}

/* Does a target have no other target next to it but those on the walk? */
static int dead_end(uint8_t t, set_t left) {
    for (const uint8_t *near = map_neighbours[t]; *near != NOWHERE; near++)
        if (IN(left, *near)) return 0;
    return 1;
}

double walk_least(const bot_view_t *view, set_t targets) {
    double sum = 0;
    for (; targets; targets &= targets - 1)
        sum += walk_step(view, (uint8_t)__builtin_ctzll(targets));
    return sum;
}

int walk_plan(const bot_view_t *view, uint8_t from, double armies, set_t targets, int any, walk_t *walk) {
    double cost[TERRITORIES];
    uint8_t before[TERRITORIES];
    set_t walked = ONLY(from);
    walk->cost = 0;
    walk->first = NOWHERE;
    for (uint8_t at = from; targets;) {
        uint8_t best = NOWHERE;
        double least = FAR;
        spread(view, at, armies - walk->cost, walked, cost, before);
        for (set_t left = targets; left; left &= left - 1) {
            uint8_t t = (uint8_t)__builtin_ctzll(left);
            double now = cost[t];
            if (now >= FAR) continue;
            if (!any && targets != ONLY(t) && dead_end(t, targets & ~ONLY(t))) now += 1000;
            if (now < least) {
                least = now;
                best = t;
            }
        }
        if (best == NOWHERE) return 0;
        walk->cost += cost[best];
        for (uint8_t t = best; t != at; t = before[t]) {
            walked |= ONLY(t);
            if (before[t] == at && at == from) walk->first = t;
        }
        targets &= ~walked;
        walk->last = at = best;
        if (any) break;
    }
    return walk->first != NOWHERE;
}
