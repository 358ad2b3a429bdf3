/* From a view to a move. */
#include <string.h>
#include "core.h"

bot_view_t bot_view;
bot_advice_t core_advice;
WEIGHTS_CONST uint8_t *core_weight;

/* All he may: searching every state up to 15 against 15 finds none where fewer dice are better. */
static void defend(void) {
    core_advice.move.verb = RISK_DEFEND;
    core_advice.move.n = the_view->armies[the_view->to] < DEFEND_DICE_MAX ? 1 : DEFEND_DICE_MAX;
    core_advice.why = WHY_DEFEND;
}

typedef void (*phase_t)(void);
static const phase_t phases[PHASE_OVER] = {
    setup_claim,   setup_deploy, trade_choose,    place_armies, /* in the order of risk_phase_t */
    attack_choose, defend,       fortify_advance, fortify_free};

/* Are there two rivals on the board? */
static uint8_t crowded(void) {
    uint8_t n = TERRITORIES, rival = NOBODY, owner;
    const uint8_t *owners = the_view->owner;
    if (the_view->phase == PHASE_CLAIM) return the_view->players > 2;
    do {
        owner = *owners++;
        if (owner == the_view->seat || owner == rival) continue;
        if (rival != NOBODY) return 1;
        rival = owner;
    } while (--n);
    return 0;
}

static void begin(const bot_view_t *view, uint8_t level) {
    if (view != the_view) *the_view = *view;
    core_weight = weights[level == RISK_BOT_HARD && crowded() ? WEIGHTS_CROWD : level];
}

void bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice) {
    begin(view, level);
    memset(&core_advice, 0, sizeof core_advice);
    if (the_view->phase != PHASE_TRADE && the_view->phase != PHASE_DEFEND && the_view->phase != PHASE_ADVANCE) survey();
    if (the_view->phase == PHASE_PLACE || the_view->phase == PHASE_ATTACK) goals();
    phases[the_view->phase]();
    *advice = core_advice;
}

uint8_t bot_go_on(const bot_view_t *view, uint8_t level, bot_advice_t *advice) {
    uint16_t armies;
    risk_move_t *move = &advice->move;
    if (move->verb != RISK_ATTACK || view->phase != PHASE_ATTACK) return 0;
    begin(view, level);
    if (the_view->owner[move->a] != the_view->seat || the_view->owner[move->b] == the_view->seat) return 0;
    armies = the_view->armies[move->a];
    if (armies < 2 || odds_of(armies, the_view->armies[move->b]) < WEIGHT(W_ODDS)) return 0;
    move->n = attack_dice(armies);
    return 1;
}
