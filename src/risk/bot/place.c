/* Where new armies go: to the attack that is worth most with them, or to the border that needs them most. */
#include "bot_core.h"

/* Results of judge_border. */
static uint8_t need_why;
static uint16_t need, need_score;

/* How much a border needs armies for its defence. */
static void judge_border(uint8_t t) {
    uint16_t wanted = danger[t];
    uint8_t c = map_continent[t], stake = WEIGHT(W_BORDER);
    need_why = WHY_BORDER;
    if (by_continent[c].holder == bot_view.seat) {
        stake += (uint8_t)(map_bonus[c] * WEIGHT(W_HOLD));
        need_why = WHY_HOLD;
    }
    /* W_GUARD armies for every 16 of the neighbours */
    wanted = wanted > 2000 ? wanted : (uint16_t)(wanted * WEIGHT(W_GUARD)) >> 4;
    need = wanted > bot_view.armies[t] ? (uint16_t)(wanted - bot_view.armies[t]) : 0;
    need_score = need ? (uint16_t)(odds_ratio(need, wanted) * stake) >> 3 : 0;
}

void place_armies(void) {
    uint8_t t, found = 0;
    uint16_t worth, best = 0, pool = bot_view.pool;
    core_advice.move.verb = RISK_PLACE;
    if (plan_find()) {
        core_advice.move.a = plan_base;
        core_advice.move.n = pool;
        core_advice.why = WHY_ELIMINATE;
        return;
    }
    for (t = 0; t < TERRITORIES; t++) {
        if (bot_view.owner[t] != bot_view.seat) continue;
        if (!found) { /* the first one, if none is better */
            found = 1;
            core_advice.move.a = t;
            core_advice.move.n = pool;
            core_advice.why = WHY_BORDER;
        }
        if (danger[t] == 0) continue;
        worth = lookahead(t, (uint16_t)(bot_view.armies[t] + pool));
        judge_border(t);
        if (worth > best || found == 1) {
            best = worth;
            found = 2;
            core_advice.move.a = t;
            core_advice.move.n = pool;
            core_advice.why = goals_why;
        }
        if (need_score > best) {
            best = need_score;
            core_advice.move.a = t;
            core_advice.move.n = need < pool ? need : pool;
            core_advice.why = need_why;
        }
    }
}
