/* Checking a move: is it legal, and if not, why not? */
#include "core.h"

/* Is it a territory of the seat to act? */
static risk_reason_t own(uint8_t territory) {
    if (territory >= TERRITORIES) return REASON_NO_TERRITORY;
    return risk_game.owner[territory] == risk_game.seat ? REASON_NONE : REASON_NOT_YOURS;
}

static risk_reason_t claim(void) {
    if (core_move.a >= TERRITORIES) return REASON_NO_TERRITORY;
    return risk_game.owner[core_move.a] == NOBODY ? REASON_NONE : REASON_TAKEN;
}

static risk_reason_t deploy(void) {
    return own(core_move.a);
}

static uint8_t held(uint8_t card) {
    return card < CARDS && risk_game.card[card] == risk_game.seat;
}

static risk_reason_t trade(void) {
    uint8_t a = core_move.a, b = core_move.b, c = core_move.c;
    if (!held(a) || !held(b) || !held(c)) return REASON_NOT_HELD;
    if (a == b || a == c || b == c) return REASON_SAME_CARD;
    return risk_is_set(a, b, c) ? REASON_NONE : REASON_NO_SET;
}

static risk_reason_t keep(void) {
    return risk_cards(risk_game.seat) >= HAND_FULL ? REASON_MUST_TRADE : REASON_NONE;
}

static risk_reason_t place(void) {
    risk_reason_t reason = own(core_move.a);
    if (reason != REASON_NONE) return reason;
    if (core_move.n == 0) return REASON_NO_ARMIES;
    return core_move.n > risk_game.pool ? REASON_POOL : REASON_NONE;
}

/* May this many dice be thrown by these armies, and no more than `most`? */
static risk_reason_t dice(uint8_t most, uint16_t armies) {
    if (core_move.n == 0 || core_move.n > most) return REASON_NO_SUCH_DICE;
    return core_move.n > armies ? REASON_TOO_MANY_DICE : REASON_NONE;
}

/* Attack and free move: base and target are adjacent, and the base has an army to spare. */
static risk_reason_t adjacent(void) {
    risk_reason_t reason = own(core_move.a);
    if (reason != REASON_NONE) return reason;
    if (core_move.b >= TERRITORIES) return REASON_NO_TERRITORY;
    if (!risk_adjacent(core_move.a, core_move.b)) return REASON_NOT_ADJACENT;
    return risk_game.armies[core_move.a] < 2 ? REASON_ONE_ARMY : REASON_NONE;
}

static risk_reason_t attack(void) {
    risk_reason_t reason = adjacent();
    if (reason != REASON_NONE) return reason;
    if (risk_game.owner[core_move.b] == risk_game.seat) return REASON_OWN_TARGET;
    return dice(ATTACK_DICE_MAX, (uint16_t)(risk_game.armies[core_move.a] - 1));
}

static risk_reason_t defend(void) {
    return dice(DEFEND_DICE_MAX, risk_game.armies[risk_game.to]);
}

static risk_reason_t advance(void) {
    if (core_move.n < risk_game.dice) return REASON_TOO_FEW;
    return core_move.n < risk_game.armies[risk_game.from] ? REASON_NONE : REASON_LEAVE_ONE;
}

static risk_reason_t free_move(void) {
    risk_reason_t reason = adjacent();
    if (reason != REASON_NONE) return reason;
    if (risk_game.owner[core_move.b] != risk_game.seat) return REASON_NOT_YOURS;
    if (core_move.n == 0) return REASON_NO_ARMIES;
    return core_move.n < risk_game.armies[core_move.a] ? REASON_NONE : REASON_LEAVE_ONE;
}

static risk_reason_t always(void) {
    return REASON_NONE;
}

typedef struct {
    uint8_t phase; /* the only one in which the verb is possible */
    risk_reason_t (*check)(void);
} rule_t;

static const rule_t rules[RISK_ABANDON] = {
    [RISK_CLAIM] = {PHASE_CLAIM, claim},    [RISK_DEPLOY] = {PHASE_DEPLOY, deploy},
    [RISK_TRADE] = {PHASE_TRADE, trade},    [RISK_KEEP] = {PHASE_TRADE, keep},
    [RISK_PLACE] = {PHASE_PLACE, place},    [RISK_ATTACK] = {PHASE_ATTACK, attack},
    [RISK_DEFEND] = {PHASE_DEFEND, defend}, [RISK_ADVANCE] = {PHASE_ADVANCE, advance},
    [RISK_STOP] = {PHASE_ATTACK, always},   [RISK_FREE] = {PHASE_MOVE, free_move},
    [RISK_STAY] = {PHASE_MOVE, always},
};

risk_reason_t risk_check(const risk_move_t *move) {
    uint8_t verb = move->verb;
    core_move = *move;
    if (verb == RISK_ABANDON && risk_game.phase != PHASE_OVER) return REASON_NONE;
    if (verb >= RISK_ABANDON || rules[verb].phase != risk_game.phase) return REASON_CLAIM_NOW + risk_game.phase;
    return rules[verb].check();
}
