/* The phases of a game, for every style. */
#include <string.h>
#include "plans.h"

static const style_t *mind;
static const bot_view_t *seen;

static int own(uint8_t t) {
    return seen->owner[t] == seen->seat;
}

/* ---- the set-up ---- */

/* Own and free territories of a continent, by the worth of the continent; next to own ones; and no whole continent for
 * a rival. */
static void claim(risk_move_t *move) {
    int best = -1;
    move->verb = RISK_CLAIM;
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        int c = map_continent[t], held = 0, free_ones = 0, rival = NOBODY, score = 1 + mind->claim[c];
        if (seen->owner[t] != NOBODY) continue;
        for (int u = map_first[c]; u < map_first[c + 1]; u++) {
            int owner = seen->owner[u];
            held += owner == seen->seat;
            free_ones += owner == NOBODY;
            if (owner == seen->seat || owner == NOBODY) continue;
            rival = rival == NOBODY || rival == owner ? owner : -1;
        }
        int size = map_first[c + 1] - map_first[c];
        if (held + free_ones == size) score += 4 * held;
        if (rival >= 0 && rival != NOBODY && !held) score += 16 * (size - free_ones) / size;
        for (const uint8_t *near = map_neighbours[t]; *near != NOWHERE; near++)
            score += 2 * own(*near);
        if (score > best) {
            best = score;
            move->a = t;
        }
    }
}

/* Armies gather on one border of the continent that is the most own and the most wanted. */
static void deploy(risk_move_t *move) {
    double best = -1;
    move->verb = RISK_DEPLOY;
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        int c = map_continent[t], held = 0, size = map_first[c + 1] - map_first[c];
        if (!own(t)) continue;
        for (uint8_t u = map_first[c]; u < map_first[c + 1]; u++)
            held += own(u);
        double score = plans_threat(seen, t) ? 10.0 * held / size + mind->claim[c] / 4.0 + seen->armies[t] : 0;
        if (held == size) score -= 2 * seen->armies[t]; /* all gates alike */
        if (score > best) {
            best = score;
            move->a = t;
        }
    }
}

/* ---- a turn ---- */

static void trade(risk_move_t *move) {
    int best = 0, count = seen->held[seen->seat];
    move->verb = RISK_KEEP;
    if (count < mind->keep && count < HAND_FULL) return;
    for (int i = 2; i < count; i++)
        for (int j = 1; j < i; j++)
            for (int k = 0; k < j; k++) {
                const uint8_t cards[3] = {seen->hand[k], seen->hand[j], seen->hand[i]};
                int worth = 10;
                if (!risk_is_set(cards[0], cards[1], cards[2])) continue;
                for (int n = 0; n < 3; n++)
                    worth += cards[n] >= TERRITORIES ? -2 : own(cards[n]);
                if (worth <= best) continue;
                best = worth;
                *move = (risk_move_t){.verb = RISK_TRADE, .a = cards[0], .b = cards[1], .c = cards[2]};
            }
}

/* The border that lacks the most armies: gates first, then where most of them stand already. */
static uint8_t weakest_border(int *lack) {
    uint8_t found = NOWHERE, strongest = NOWHERE;
    *lack = 0;
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        if (!own(t)) continue;
        if (strongest == NOWHERE ||
            (plans_threat(seen, t) && (!plans_threat(seen, strongest) || seen->armies[t] > seen->armies[strongest])))
            strongest = t;
        int lacks = (int)plans_guard(mind, seen, t) - seen->armies[t];
        if (lacks > *lack) {
            *lack = lacks;
            found = t;
        }
    }
    if (found == NOWHERE) {
        *lack = seen->pool;
        found = strongest;
    }
    return found;
}

static void place(risk_move_t *move) {
    plan_t plan;
    int n;
    move->verb = RISK_PLACE;
    plans_best(mind, seen, &plan);
    if (plan.score > 0) {
        move->a = plan.base;
        n = (int)(plan.need + 1) - seen->armies[plan.base];
        if (n > 0) {
            move->n = (uint16_t)(n > seen->pool ? seen->pool : n);
            return;
        }
    }
    move->a = weakest_border(&n);
    move->n = (uint16_t)(n > seen->pool ? seen->pool : n);
}

static uint16_t all_dice(const bot_view_t *view, uint8_t base) {
    int dice = view->armies[base] - 1;
    return (uint16_t)(dice > ATTACK_DICE_MAX ? ATTACK_DICE_MAX : dice);
}

int style_go_on(const bot_view_t *view, risk_move_t *move) {
    if (move->verb != RISK_ATTACK || view->phase != PHASE_ATTACK || view->owner[move->a] != view->seat ||
        view->owner[move->b] == view->seat || view->armies[move->a] <= view->armies[move->b] + 2)
        return 0;
    move->n = all_dice(view, move->a);
    return 1;
}

static void attack(risk_move_t *move) {
    plan_t plan;
    plans_best(mind, seen, &plan);
    move->verb = RISK_STOP;
    if (plan.score <= 0 || seen->armies[plan.base] < 2) return;
    *move = (risk_move_t){.verb = RISK_ATTACK, .a = plan.base, .b = plan.walk.first, .n = all_dice(seen, plan.base)};
}

/* All armies but the guard, unless no rival is ahead. */
static void advance(risk_move_t *move) {
    int all = seen->armies[seen->from] - 1, n = all;
    if (plans_threat(seen, seen->to) == 0) {
        n = plans_threat(seen, seen->from) ? seen->dice : all;
    } else {
        n = all + 1 - (int)plans_guard(mind, seen, seen->from);
    }
    if (n < seen->dice) n = seen->dice;
    move->verb = RISK_ADVANCE;
    move->n = (uint16_t)(n > all ? all : n);
}

/* Steps from each own territory to the nearest border, over own territories. */
static void count_steps(int *steps) {
    for (uint8_t t = 0; t < TERRITORIES; t++)
        steps[t] = own(t) && plans_threat(seen, t) ? 0 : 99;
    for (int turn = 0; turn < TERRITORIES; turn++)
        for (uint8_t t = 0; t < TERRITORIES; t++)
            for (const uint8_t *near = map_neighbours[t]; own(t) && *near != NOWHERE; near++)
                if (own(*near) && steps[*near] + 1 < steps[t]) steps[t] = steps[*near] + 1;
}

static void free_move(risk_move_t *move) {
    int steps[TERRITORIES], most = 1;
    move->verb = RISK_STAY;
    count_steps(steps);
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        if (!own(t) || steps[t] == 0 || seen->armies[t] <= most) continue;
        for (const uint8_t *near = map_neighbours[t]; *near != NOWHERE; near++) {
            if (!own(*near) || steps[*near] >= steps[t]) continue;
            most = seen->armies[t];
            *move = (risk_move_t){.verb = RISK_FREE, .a = t, .b = *near, .n = (uint16_t)(most - 1)};
        }
    }
}

void style_think(int style, const bot_view_t *view, risk_move_t *move) {
    static void (*const phases[PHASE_OVER])(risk_move_t *) = {
        [PHASE_CLAIM] = claim,   [PHASE_DEPLOY] = deploy,   [PHASE_TRADE] = trade,   [PHASE_PLACE] = place,
        [PHASE_ATTACK] = attack, [PHASE_ADVANCE] = advance, [PHASE_MOVE] = free_move};
    mind = &style_table[style];
    seen = view;
    memset(move, 0, sizeof *move);
    if (view->phase == PHASE_DEFEND)
        *move = (risk_move_t){.verb = RISK_DEFEND, .n = view->armies[view->to] < DEFEND_DICE_MAX ? 1 : DEFEND_DICE_MAX};
    else
        phases[view->phase](move);
}
