/* The plans of a turn. */
#include <math.h>
#include "plans.h"

typedef struct {
    const style_t *style;
    const bot_view_t *view;
    plan_t *best;
    double armies[PLAYERS_MAX]; /* of each seat, and twice its income */
    int lands[PLAYERS_MAX];
    int leader, rivals;
    double next_set;          /* armies for the next set of cards */
    int patient;              /* not strong enough yet */
    double free[TERRITORIES]; /* armies that can leave a territory, with all of the pool; 0: no rival is near */
} plans_t;

int plans_holds(const bot_view_t *view, int seat, int continent) {
    for (int t = map_first[continent]; t < map_first[continent + 1]; t++)
        if (view->owner[t] != seat) return 0;
    return 1;
}

int plans_threat(const bot_view_t *view, uint8_t territory) {
    int most = 0;
    for (const uint8_t *near = map_neighbours[territory]; *near != NOWHERE; near++)
        if (view->owner[*near] != view->seat && view->owner[*near] != NOBODY && view->armies[*near] > most)
            most = view->armies[*near];
    return most;
}

double plans_guard(const style_t *style, const bot_view_t *view, uint8_t territory) {
    if (!plans_holds(view, view->seat, map_continent[territory])) return 1;
    return fmax(1, style->guard * plans_threat(view, territory));
}

static void compare_seats(plans_t *plans) {
    const bot_view_t *view = plans->view;
    double strongest = 0;
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        plans->armies[seat] = plans->lands[seat] = 0;
    for (int t = 0; t < TERRITORIES; t++) {
        plans->armies[view->owner[t]] += view->armies[t] + 2 / 3.0;
        plans->lands[view->owner[t]]++;
    }
    plans->armies[view->seat] += view->pool;
    plans->leader = NOBODY;
    plans->rivals = 0;
    for (int seat = 0; seat < view->players; seat++) {
        for (int c = 0; c < CONTINENTS; c++)
            if (plans_holds(view, seat, c)) plans->armies[seat] += 2 * map_bonus[c];
        if (seat == view->seat || !plans->lands[seat]) continue;
        plans->rivals++;
        if (plans->armies[seat] > strongest) {
            strongest = plans->armies[seat];
            plans->leader = seat;
        }
    }
    plans->patient = plans->rivals > 1 && plans->armies[view->seat] < plans->style->patience * strongest;
}

/* The strongest rival next to a territory, without those that the walk takes. */
static int threat_after(const plans_t *plans, uint8_t territory, set_t taken) {
    int most = 0;
    for (const uint8_t *near = map_neighbours[territory]; *near != NOWHERE; near++) {
        int armies = plans->view->armies[*near];
        if (plans->view->owner[*near] != plans->view->seat && !IN(taken, *near) && armies > most) most = armies;
    }
    return most;
}

/* Tries a walk through these targets from every base. */
static void try_targets(plans_t *plans, set_t targets, int any, double worth, double reserve) {
    const bot_view_t *view = plans->view;
    double least = any ? 0 : walk_least(view, targets);
    if (worth - plans->style->price * least <= plans->best->score) return;
    for (uint8_t base = 0; base < TERRITORIES; base++) {
        plan_t plan = {.base = base};
        double armies = plans->free[base];
        if (armies < 1 || armies < plans->style->margin * least ||
            !walk_plan(view, base, armies / plans->style->margin, targets, any, &plan.walk))
            continue;
        plan.need = plans->style->margin * plan.walk.cost +
                    reserve * threat_after(plans, plan.walk.last, targets | ONLY(plan.walk.first));
        plan.score = worth - plans->style->price * plan.walk.cost;
        if (armies < plan.need || plan.score <= plans->best->score) continue;
        plan.need += view->armies[base] + view->pool - armies;
        *plans->best = plan;
    }
}

static set_t lands_of(const plans_t *plans, int seat) {
    set_t found = 0;
    for (int t = 0; t < TERRITORIES; t++)
        if (plans->view->owner[t] == seat) found |= ONLY(t);
    return found;
}

static void try_rivals(plans_t *plans) {
    for (int seat = 0; seat < plans->view->players; seat++) {
        if (seat == plans->view->seat || !plans->lands[seat]) continue;
        double worth = plans->style->eliminate + plans->style->loot * plans->view->held[seat] * plans->next_set / 3;
        if (plans->rivals == 1) worth = 1e6;
        try_targets(plans, lands_of(plans, seat), 0, worth, 0);
    }
}

static void try_continents(plans_t *plans) {
    const bot_view_t *view = plans->view;
    for (int c = 0; c < CONTINENTS; c++) {
        set_t rivals = 0;
        int holder = view->owner[map_first[c]];
        for (int t = map_first[c]; t < map_first[c + 1]; t++) {
            if (view->owner[t] != view->seat) rivals |= ONLY(t);
            if (view->owner[t] != holder) holder = NOBODY;
        }
        if (!rivals) continue;
        try_targets(plans, rivals, 0, plans->style->take * map_bonus[c], plans->style->reserve);
        if (holder == NOBODY || plans->patient) continue;
        double worth = plans->style->break_up * map_bonus[c];
        if (holder == plans->leader) worth *= plans->style->leader;
        try_targets(plans, rivals, 1, worth, 0);
    }
}

/* The neighbours of each base. In a duel every army counts that falls. */
static void try_neighbours(plans_t *plans) {
    const bot_view_t *view = plans->view;
    for (uint8_t base = 0; base < TERRITORIES; base++) {
        if (plans->free[base] < 1) continue;
        for (const uint8_t *near = map_neighbours[base]; *near != NOWHERE; near++) {
            uint8_t t = *near;
            if (view->owner[t] == view->seat) continue;
            plan_t plan = {.base = base, .walk = {.cost = walk_step(view, t), .first = t, .last = t}};
            double worth = view->captured ? 0 : plans->style->card * plans->next_set / 3;
            if (plans->rivals == 1) worth += plans->style->duel + plans->style->kill * view->armies[t];
            if (!plans->patient)
                worth += plans->style->land * (view->owner[t] == plans->leader ? plans->style->leader : 1);
            plan.need = plans->style->margin * plan.walk.cost +
                        (plans->rivals == 1 ? 0 : plans->style->reserve) * threat_after(plans, t, ONLY(t));
            plan.score = worth - plans->style->price * plan.walk.cost;
            if (plans->free[base] > 3 * plan.walk.cost) plan.score = fmax(plan.score, 0.1); /* else nobody ever wins */
            if (plans->free[base] < plan.need || plan.score <= plans->best->score) continue;
            plan.need += view->armies[base] + view->pool - plans->free[base];
            *plans->best = plan;
        }
    }
}

/* In a duel attack is the best guard. */
static void find_bases(plans_t *plans) {
    const bot_view_t *view = plans->view;
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        plans->free[t] = 0;
        if (view->owner[t] != view->seat || plans_threat(view, t) == 0) continue;
        double guard = plans->rivals == 1 ? 1 : plans_guard(plans->style, view, t);
        plans->free[t] = fmax(0, view->armies[t] + view->pool - guard);
    }
}

void plans_best(const style_t *style, const bot_view_t *view, plan_t *best) {
    plans_t plans = {.style = style, .view = view, .best = best};
    best->score = 0;
    best->base = NOWHERE;
    plans.next_set = fmin(60, risk_set_worth((uint16_t)(view->sets + 1)));
    compare_seats(&plans);
    find_bases(&plans);
    try_rivals(&plans);
    try_continents(&plans);
    try_neighbours(&plans);
}
