/* Making a move: the automaton of risk.h. */
#include "core.h"

risk_t risk_table;
risk_move_t core_move;

const uint8_t core_bit[8] = {1, 2, 4, 8, 16, 32, 64, 128};

static void swap(risk_t *game) {
    risk_t other;
    other = *game;
    *game = *the_game;
    *the_game = other;
}

void core_lay(const risk_t *game) {
    if (game != the_game) swap((risk_t *)game);
}

static void abandon(void) {
    core_event.n = the_game->round;
    core_emit_for(EVENT_OPEN, the_game->seat);
    core_end_attack();
    the_game->phase = PHASE_OVER;
}

typedef void (*effect_t)(void);
static const effect_t effect[RISK_VERBS] = {
    core_claim,  core_deploy,  core_trade, core_keep, core_place, core_attack, /* in the order of risk_verb_t */
    core_defend, core_advance, core_stop,  core_free, core_stay,  abandon};

risk_reason_t risk_apply(risk_t *game, const risk_move_t *move, risk_events_t *events) {
    risk_reason_t reason;
    core_begin_events(events);
    core_move = *move;
    core_lay(game);
    reason = core_check();
    if (reason == REASON_NONE) effect[core_move.verb]();
    core_lay(game);
    core_end_events(events);
    return reason;
}

/* The game is as it was when this returns. */
risk_reason_t risk_check(const risk_t *game, const risk_move_t *move) {
    risk_reason_t reason;
    core_move = *move;
    core_lay(game);
    reason = core_check();
    core_lay(game);
    return reason;
}
