/* Looking ahead: the attacks a base can make in one turn, with the armies that are likely to be left. */
#include "bot_core.h"

#define DEPTH_MAX 12

uint16_t lookahead(uint8_t base, uint16_t armies) {
    static uint8_t path[DEPTH_MAX], owners[DEPTH_MAX];
    uint16_t worth = 0, loss;
    uint8_t steps = 0, target, why = WHY_WEAK, captured = bot_view.captured;
    while (steps < WEIGHT(W_DEPTH)) {
        target = attack_best(base, armies);
        if (target == NOWHERE || attack_score == 0) break;
        if (steps == 0) why = goals_why;
        worth += attack_score;
        loss = attack_cost(bot_view.armies[target]);
        path[steps] = target;
        owners[steps] = bot_view.owner[target];
        bot_view.owner[target] = bot_view.seat;
        bot_view.captured = 1;
        steps++;
        if (armies < loss + 2) break;
        armies -= loss;
        base = target;
    }
    while (steps) {
        steps--;
        bot_view.owner[path[steps]] = owners[steps];
    }
    bot_view.captured = captured;
    goals_why = why;
    return worth;
}
