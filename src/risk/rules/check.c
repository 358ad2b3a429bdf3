/* May this move be made, and if not, why? */
#include "core.h"

/* An own territory? */
static risk_reason_t own(uint8_t territory) {
    if (territory >= TERRITORIES) return REASON_NO_TERRITORY;
    return the_game->owner[territory] == the_game->seat ? REASON_NONE : REASON_NOT_YOURS;
}

static risk_reason_t claim(void) {
    if (core_move.a >= TERRITORIES) return REASON_NO_TERRITORY;
    return the_game->owner[core_move.a] == NOBODY ? REASON_NONE : REASON_TAKEN;
}

static risk_reason_t deploy(void) {
    return own(core_move.a);
}

static uint8_t held(uint8_t card) {
    return card < CARDS && the_game->card[card] == the_game->seat;
}

static risk_reason_t trade(void) {
    uint8_t a = core_move.a, b = core_move.b, c = core_move.c;
    if (!held(a) || !held(b) || !held(c)) return REASON_NOT_HELD;
    if (a == b || a == c || b == c) return REASON_SAME_CARD;
    return risk_is_set(a, b, c) ? REASON_NONE : REASON_NO_SET;
}

static risk_reason_t keep(void) {
    return risk_cards(the_game, the_game->seat) >= HAND_FULL ? REASON_MUST_TRADE : REASON_NONE;
}

static risk_reason_t place(void) {
    risk_reason_t reason = own(core_move.a);
    if (reason != REASON_NONE) return reason;
    if (core_move.n == 0) return REASON_NO_ARMIES;
    return core_move.n > the_game->pool ? REASON_POOL : REASON_NONE;
}

/* So many dice, at most `most`, by so many armies? */
static risk_reason_t dice(uint8_t most, uint16_t armies) {
    if (core_move.n == 0 || core_move.n > most) return REASON_NO_SUCH_DICE;
    return core_move.n > armies ? REASON_TOO_MANY_DICE : REASON_NONE;
}

/* From an own territory that can spare an army to one next to it? */
static risk_reason_t way(void) {
    risk_reason_t reason = own(core_move.a);
    if (reason != REASON_NONE) return reason;
    if (core_move.b >= TERRITORIES) return REASON_NO_TERRITORY;
    if (!risk_adjacent(core_move.a, core_move.b)) return REASON_NOT_ADJACENT;
    return the_game->armies[core_move.a] < 2 ? REASON_ONE_ARMY : REASON_NONE;
}

static risk_reason_t attack(void) {
    risk_reason_t reason = way();
    if (reason != REASON_NONE) return reason;
    if (the_game->owner[core_move.b] == the_game->seat) return REASON_OWN_TARGET;
    return dice(ATTACK_DICE_MAX, (uint16_t)(the_game->armies[core_move.a] - 1));
}

static risk_reason_t defend(void) {
    return dice(DEFEND_DICE_MAX, the_game->armies[the_game->to]);
}

static risk_reason_t advance(void) {
    if (core_move.n < the_game->dice) return REASON_TOO_FEW;
    return core_move.n < the_game->armies[the_game->from] ? REASON_NONE : REASON_LEAVE_ONE;
}

static risk_reason_t free_move(void) {
    risk_reason_t reason = way();
    if (reason != REASON_NONE) return reason;
    if (the_game->owner[core_move.b] != the_game->seat) return REASON_NOT_YOURS;
    if (core_move.n == 0) return REASON_NO_ARMIES;
    return core_move.n < the_game->armies[core_move.a] ? REASON_NONE : REASON_LEAVE_ONE;
}

static risk_reason_t always(void) {
    return REASON_NONE;
}

typedef struct {
    uint8_t phase; /* in which the verb belongs */
    risk_reason_t (*check)(void);
} rule_t;

/* In the order of risk_verb_t. */
static const rule_t rules[RISK_ABANDON] = {{PHASE_CLAIM, claim},    {PHASE_DEPLOY, deploy},   {PHASE_TRADE, trade},
                                           {PHASE_TRADE, keep},     {PHASE_PLACE, place},     {PHASE_ATTACK, attack},
                                           {PHASE_DEFEND, defend},  {PHASE_ADVANCE, advance}, {PHASE_ATTACK, always},
                                           {PHASE_MOVE, free_move}, {PHASE_MOVE, always}};

risk_reason_t core_check(void) {
    uint8_t verb = core_move.verb;
    if (verb == RISK_ABANDON && the_game->phase != PHASE_OVER) return REASON_NONE;
    if (verb >= RISK_ABANDON || rules[verb].phase != the_game->phase) return REASON_CLAIM_NOW + the_game->phase;
    return rules[verb].check();
}
