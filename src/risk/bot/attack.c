/* Choosing attacks. */
#include "bot_core.h"

uint8_t attack_score;

uint8_t attack_dice(uint16_t armies) {
    return armies > ATTACK_DICE_MAX ? ATTACK_DICE_MAX : (uint8_t)(armies - 1);
}

uint16_t attack_cost(uint16_t defenders) {
    return (uint16_t)(defenders - (defenders >> 3) + 1);
}

/* The worth of an attack with these armies: what it can bring times its odds, less its risk. */
static uint8_t score(uint16_t armies, uint8_t target) {
    uint16_t defenders = bot_view.armies[target];
    uint8_t odds = odds_of(armies, defenders), risk, worth;
    uint16_t kill;
    if (odds < WEIGHT(W_ODDS)) return 0;
    worth = goals_worth(target);
    kill = (uint16_t)((defenders > 127 ? 127 : (uint8_t)defenders) * WEIGHT(W_KILL)) >> 2;
    worth = worth + kill > 255 ? 255 : (uint8_t)(worth + kill);
    worth = (uint8_t)((uint16_t)(worth * odds) >> 8);
    risk = (uint8_t)((uint16_t)((uint8_t)~odds * WEIGHT(W_RISK)) >> 8);
    risk += WEIGHT(W_LEAST);
    return worth > risk ? (uint8_t)(worth - risk) : 0;
}

uint8_t attack_best(uint8_t base, uint16_t armies) {
    const uint8_t *near = map_neighbours[base];
    uint8_t best = NOWHERE, why = WHY_WEAK, n, owner, now;
    attack_score = 0;
    for (; (n = *near) != NOWHERE; near++) {
        owner = bot_view.owner[n];
        if (owner == bot_view.seat || owner == NOBODY) continue;
        now = score(armies, n);
        if (best == NOWHERE || now > attack_score) {
            best = n;
            attack_score = now;
            why = goals_why;
        }
    }
    goals_why = why;
    return best;
}

static void attack_from(uint8_t base, uint8_t target) {
    core_advice.move.verb = RISK_ATTACK;
    core_advice.move.a = base;
    core_advice.move.b = target;
    core_advice.move.n = attack_dice(bot_view.armies[base]);
}

void attack_choose(void) {
    uint8_t t, target, best = 0;
    if (plan_find()) {
        attack_from(plan_base, plan_first);
        core_advice.why = WHY_ELIMINATE;
        return;
    }
    core_advice.move.verb = RISK_STOP;
    core_advice.why = WHY_STOP;
    for (t = 0; t < TERRITORIES; t++) {
        if (danger[t] == 0 || bot_view.armies[t] < 2) continue;
        target = attack_best(t, bot_view.armies[t]);
        if (attack_score <= best) continue;
        best = attack_score;
        attack_from(t, target);
        core_advice.why = goals_why;
    }
}
