/* Making a move: the state machine of risk.h. */
#include <stddef.h>
#include "core.h"

_Static_assert(offsetof(risk_t, random) == 0 && offsetof(risk_t, armies) == 6 && offsetof(risk_t, owner) == 96 &&
                   offsetof(risk_t, turn) == 192 && TERRITORIES == 42 && sizeof(risk_mask_t) == 6,
               "as in cpc/risk_offsets.inc");
_Static_assert(offsetof(risk_event_t, kind) == 0 && offsetof(risk_event_t, a) == 2 && offsetof(risk_event_t, c) == 4 &&
                   offsetof(risk_event_t, n) == 6 && sizeof(risk_event_t) == 8,
               "as in cpc/risk_offsets.inc");

risk_t risk_game;
risk_move_t core_move;

const uint8_t risk_bit[8] = {1, 2, 4, 8, 16, 32, 64, 128};

static void abandon(void) {
    core_event.n = risk_game.round;
    core_emit_for(EVENT_OPEN, risk_game.seat);
    core_end_attack();
    risk_game.phase = PHASE_OVER;
}

typedef void (*effect_t)(void);
static const effect_t effect[RISK_VERBS] = {
    [RISK_CLAIM] = core_claim, [RISK_DEPLOY] = core_deploy, [RISK_TRADE] = core_trade,   [RISK_KEEP] = core_keep,
    [RISK_PLACE] = core_place, [RISK_ATTACK] = core_attack, [RISK_DEFEND] = core_defend, [RISK_ADVANCE] = core_advance,
    [RISK_STOP] = core_stop,   [RISK_FREE] = core_free,     [RISK_STAY] = core_stay,     [RISK_ABANDON] = abandon,
};

risk_reason_t risk_apply(const risk_move_t *move, risk_events_t *events) {
    risk_reason_t reason = risk_check(move);
    core_begin_events(events);
    if (reason == REASON_NONE) effect[core_move.verb]();
    core_end_events(events);
    return reason;
}
