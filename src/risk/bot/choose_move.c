/* Choosing a move from a view. */
#include <string.h>
#include "bot_core.h"

bot_view_t bot_view;
bot_advice_t core_advice;
WEIGHTS_CONST uint8_t *core_weight;

/* All dice: a search of every state up to 15 against 15 finds none where fewer are better. */
static void defend(void) {
    core_advice.move.verb = RISK_DEFEND;
    core_advice.move.n = bot_view.armies[bot_view.to] < DEFEND_DICE_MAX ? 1 : DEFEND_DICE_MAX;
    core_advice.why = WHY_DEFEND;
}

typedef void (*phase_t)(void);
static const phase_t phases[PHASE_OVER] = {
    [PHASE_CLAIM] = setup_claim,       [PHASE_DEPLOY] = setup_deploy,  [PHASE_TRADE] = trade_choose,
    [PHASE_PLACE] = place_armies,      [PHASE_ATTACK] = attack_choose, [PHASE_DEFEND] = defend,
    [PHASE_ADVANCE] = fortify_advance, [PHASE_MOVE] = fortify_free,
};

/* Are there two rivals on the board? */
static uint8_t crowded(void) {
    uint8_t n = TERRITORIES, rival = NOBODY, owner;
    const uint8_t *owners = bot_view.owner;
    if (bot_view.phase == PHASE_CLAIM) return bot_view.players > 2;
    do {
        owner = *owners++;
        if (owner == bot_view.seat || owner == rival) continue;
        if (rival != NOBODY) return 1;
        rival = owner;
    } while (--n);
    return 0;
}

static void set_view(const bot_view_t *view, uint8_t level) {
    if (view != &bot_view) bot_view = *view;
    core_weight = weights[level == RISK_BOT_HARD && crowded() ? WEIGHTS_CROWD : level];
}

void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice) {
    set_view(view, level);
    memset(&core_advice, 0, sizeof core_advice);
    if (bot_view.phase != PHASE_TRADE && bot_view.phase != PHASE_DEFEND && bot_view.phase != PHASE_ADVANCE) survey();
    if (bot_view.phase == PHASE_PLACE || bot_view.phase == PHASE_ATTACK) goals();
    phases[bot_view.phase]();
    *advice = core_advice;
}

uint8_t bot_go_on(const bot_view_t *view, uint8_t level, bot_advice_t *advice) {
    uint16_t armies;
    risk_move_t *move = &advice->move;
    if (move->verb != RISK_ATTACK || view->phase != PHASE_ATTACK) return 0;
    set_view(view, level);
    if (bot_view.owner[move->a] != bot_view.seat || bot_view.owner[move->b] == bot_view.seat) return 0;
    armies = bot_view.armies[move->a];
    if (armies < 2 || odds_of(armies, bot_view.armies[move->b]) < WEIGHT(W_ODDS)) return 0;
    move->n = attack_dice(armies);
    return 1;
}
