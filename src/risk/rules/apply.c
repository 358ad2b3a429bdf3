/* Making a move: the automaton of risk.h. */
#include "core.h"

risk_t *the_game;
const risk_move_t *the_move;
risk_events_t *the_events;

const uint8_t core_bit[8] = {1, 2, 4, 8, 16, 32, 64, 128};

risk_event_t *core_say(uint8_t kind, uint8_t a) {
    risk_event_t *event = &the_events->list[the_events->count++];
    event->kind = kind;
    event->seat = the_game->turn;
    event->a = a;
    event->b = event->c = event->d = 0;
    event->n = 0;
    return event;
}

static void abandon(void) {
    risk_event_t *event = core_say(EVENT_OPEN, 0);
    event->seat = the_game->seat;
    event->n = the_game->round;
    core_end_attack();
    the_game->phase = PHASE_OVER;
}

typedef void (*effect_t)(void);
static const effect_t effect[RISK_VERBS] = {
    core_claim,  core_deploy,  core_trade, core_keep, core_place, core_attack, /* in the order of risk_verb_t */
    core_defend, core_advance, core_stop,  core_free, core_stay,  abandon};

risk_reason_t risk_apply(risk_t *game, const risk_move_t *move, risk_events_t *events) {
    risk_reason_t reason = risk_check(game, move);
    events->count = 0;
    if (reason != REASON_NONE) return reason;
    the_game = game;
    the_move = move;
    the_events = events;
    effect[move->verb]();
    return REASON_NONE;
}
