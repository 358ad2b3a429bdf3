/* May this move be made, and if not, why? */
#include "core.h"

static const risk_t *table;
static const risk_move_t *move;

/* An own territory? */
static risk_reason_t own(uint8_t territory) {
    if (territory >= TERRITORIES) return REASON_NO_TERRITORY;
    return table->owner[territory] == table->seat ? REASON_NONE : REASON_NOT_YOURS;
}

static risk_reason_t claim(void) {
    if (move->a >= TERRITORIES) return REASON_NO_TERRITORY;
    return table->owner[move->a] == NOBODY ? REASON_NONE : REASON_TAKEN;
}

static risk_reason_t deploy(void) {
    return own(move->a);
}

static uint8_t held(uint8_t card) {
    return card < CARDS && table->card[card] == table->seat;
}

static risk_reason_t trade(void) {
    uint8_t a = move->a, b = move->b, c = move->c;
    if (!held(a) || !held(b) || !held(c)) return REASON_NOT_HELD;
    if (a == b || a == c || b == c) return REASON_SAME_CARD;
    return risk_is_set(a, b, c) ? REASON_NONE : REASON_NO_SET;
}

static risk_reason_t keep(void) {
    return risk_cards(table, table->seat) >= HAND_FULL ? REASON_MUST_TRADE : REASON_NONE;
}

static risk_reason_t place(void) {
    risk_reason_t reason = own(move->a);
    if (reason != REASON_NONE) return reason;
    if (move->n == 0) return REASON_NO_ARMIES;
    return move->n > table->pool ? REASON_POOL : REASON_NONE;
}

/* So many dice, at most `most`, by so many armies? */
static risk_reason_t dice(uint8_t most, uint16_t armies) {
    if (move->n == 0 || move->n > most) return REASON_NO_SUCH_DICE;
    return move->n > armies ? REASON_TOO_MANY_DICE : REASON_NONE;
}

/* From an own territory that can spare an army to one next to it? */
static risk_reason_t way(void) {
    risk_reason_t reason = own(move->a);
    if (reason != REASON_NONE) return reason;
    if (move->b >= TERRITORIES) return REASON_NO_TERRITORY;
    if (!risk_adjacent(move->a, move->b)) return REASON_NOT_ADJACENT;
    return table->armies[move->a] < 2 ? REASON_ONE_ARMY : REASON_NONE;
}

static risk_reason_t attack(void) {
    risk_reason_t reason = way();
    if (reason != REASON_NONE) return reason;
    if (table->owner[move->b] == table->seat) return REASON_OWN_TARGET;
    return dice(ATTACK_DICE_MAX, (uint16_t)(table->armies[move->a] - 1));
}

static risk_reason_t defend(void) {
    return dice(DEFEND_DICE_MAX, table->armies[table->to]);
}

static risk_reason_t advance(void) {
    if (move->n < table->dice) return REASON_TOO_FEW;
    return move->n < table->armies[table->from] ? REASON_NONE : REASON_LEAVE_ONE;
}

static risk_reason_t free_move(void) {
    risk_reason_t reason = way();
    if (reason != REASON_NONE) return reason;
    if (table->owner[move->b] != table->seat) return REASON_NOT_YOURS;
    if (move->n == 0) return REASON_NO_ARMIES;
    return move->n < table->armies[move->a] ? REASON_NONE : REASON_LEAVE_ONE;
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

risk_reason_t risk_check(const risk_t *game, const risk_move_t *wanted) {
    uint8_t verb = wanted->verb;
    if (verb == RISK_ABANDON && game->phase != PHASE_OVER) return REASON_NONE;
    if (verb >= RISK_ABANDON || rules[verb].phase != game->phase) return REASON_CLAIM_NOW + game->phase;
    table = game;
    move = wanted;
    return rules[verb].check();
}
