/* The reason of a refusal must be true in the reference model. */
#include <stddef.h>

#include "differential.h"

/* The phases in which a verb is possible; 0 for a verb that does not exist. */
static unsigned phases_of(uint8_t verb) {
    static const unsigned phases[RISK_VERBS] = {
        [RISK_CLAIM] = 1u << PHASE_CLAIM,   [RISK_DEPLOY] = 1u << PHASE_DEPLOY,
        [RISK_TRADE] = 1u << PHASE_TRADE,   [RISK_KEEP] = 1u << PHASE_TRADE,
        [RISK_PLACE] = 1u << PHASE_PLACE,   [RISK_ATTACK] = 1u << PHASE_ATTACK,
        [RISK_DEFEND] = 1u << PHASE_DEFEND, [RISK_ADVANCE] = 1u << PHASE_ADVANCE,
        [RISK_STOP] = 1u << PHASE_ATTACK,   [RISK_FREE] = 1u << PHASE_MOVE,
        [RISK_STAY] = 1u << PHASE_MOVE,     [RISK_ABANDON] = (1u << PHASE_OVER) - 1,
    };
    return verb < RISK_VERBS ? phases[verb] : 0;
}

static bool about_cards(const ref_table_t *table, const risk_move_t *move, risk_reason_t reason) {
    int card[REF_SET] = {observation_card(move->a), observation_card(move->b), observation_card(move->c)};
    bool held = true;
    for (int i = 0; i < REF_SET; i++)
        held = held && ref_in(&table->hand[table->seat], card[i]);
    switch (reason) {
    case REASON_NOT_HELD:
        return !held;
    case REASON_SAME_CARD:
        return card[0] == card[1] || card[0] == card[2] || card[1] == card[2];
    default:
        return reason == REASON_NO_SET && held && !ref_is_set(card);
    }
}

/* Numbers of dice or armies from a territory. */
static bool about_numbers(const ref_table_t *table, const risk_move_t *move, int from, risk_reason_t reason) {
    bool defence = move->verb == RISK_DEFEND;
    switch (reason) {
    case REASON_ONE_ARMY:
        return table->armies[from] == 1;
    case REASON_NO_SUCH_DICE:
        return move->n == 0 || move->n > (defence ? REF_DEFENCE_DICE : REF_ATTACK_DICE);
    case REASON_TOO_MANY_DICE:
        return move->n >
               (defence ? ref_defence_dice_allowed(table, table->target) : ref_attack_dice_allowed(table, from));
    case REASON_NO_ARMIES:
        return move->n == 0;
    case REASON_POOL:
        return move->n > table->to_place;
    case REASON_TOO_FEW:
        return move->n < table->attack_dice;
    case REASON_LEAVE_ONE:
        return move->n >= table->armies[from];
    default:
        return false;
    }
}

static bool not_yours(const ref_table_t *table, int territory) {
    return territory != OBSERVATION_NOWHERE && table->owner[territory] != table->seat;
}

static bool about_territories(const ref_table_t *table, const risk_move_t *move, risk_reason_t reason) {
    int a = observation_territory(move->a), b = observation_territory(move->b);
    bool two = move->verb == RISK_ATTACK || move->verb == RISK_FREE;
    bool missing = a == OBSERVATION_NOWHERE || (two && b == OBSERVATION_NOWHERE);
    if (reason == REASON_NOT_YOURS) return not_yours(table, a) || (move->verb == RISK_FREE && not_yours(table, b));
    if (reason == REASON_NO_TERRITORY || missing) return reason == REASON_NO_TERRITORY && missing;
    switch (reason) {
    case REASON_TAKEN:
        return table->owner[a] != REF_NOBODY;
    case REASON_OWN_TARGET:
        return table->owner[b] == table->seat;
    case REASON_NOT_ADJACENT:
        return !ref_adjacent(a, b);
    default:
        return about_numbers(table, move, a, reason);
    }
}

bool reason_is_true(const ref_table_t *table, const risk_move_t *move, risk_reason_t reason) {
    if (!(phases_of(move->verb) >> risk_game.phase & 1))
        return reason == REASON_CLAIM_NOW + (risk_reason_t)risk_game.phase;
    switch (move->verb) {
    case RISK_TRADE:
        return about_cards(table, move, reason);
    case RISK_KEEP:
        return reason == REASON_MUST_TRADE && ref_why_not_keep(table) != NULL;
    case RISK_DEFEND:
    case RISK_ADVANCE:
        return about_numbers(table, move, table->base, reason);
    default:
        return about_territories(table, move, reason);
    }
}
