/* Why a move cannot be made. legal.c decides; this file only finds the words for a refusal. */
#include "core.h"

static mille_reason_t why_no_distance(uint8_t card) {
    if (core_glance.stopped) return REASON_STOPPED;
    if (core_glance.top != CARD_ROLL && !core_glance.priority) return REASON_NO_ROLL;
    if (card > CARD_50 && core_glance.limited) return REASON_LIMITED;
    if (core_glance.side->km + card_steps[card] > core_glance.goal) return REASON_TOO_FAR;
    return REASON_TWO_200;
}

static mille_reason_t why_no_hazard(uint8_t card) {
    if (card_bit[card] & core_glance.safe_from) return REASON_PROTECTED;
    if (card == CARD_LIMIT) return REASON_LIMITED_ALREADY;
    return core_glance.stopped ? REASON_STOPPED_ALREADY : REASON_NOT_ROLLING;
}

static mille_reason_t why_no_remedy(uint8_t card) {
    if (core_glance.stopped && card != CARD_END_LIMIT) return REASON_WRONG_REMEDY;
    if (card != CARD_ROLL) return REASON_NOTHING_TO_CURE;
    return core_glance.top == CARD_ROLL ? REASON_ROLLING_ALREADY : REASON_NO_NEED_TO_ROLL;
}

/* The phase in which each verb belongs. */
static const uint8_t verb_phase[MILLE_ABANDON] = {
    [MILLE_DRAW] = PHASE_DRAW,   [MILLE_PLAY] = PHASE_PLAY,      [MILLE_DISCARD] = PHASE_PLAY,
    [MILLE_COUP] = PHASE_COUP,   [MILLE_DECLINE] = PHASE_COUP,   [MILLE_EXTEND] = PHASE_EXTEND,
    [MILLE_STAY] = PHASE_EXTEND, [MILLE_NEXT] = PHASE_HAND_OVER,
};

_Static_assert(REASON_MATCH_OVER - REASON_DRAW_FIRST == PHASE_MATCH_OVER, "these reasons follow the order of PHASE_…");

mille_reason_t mille_check(const mille_t *game, const mille_move_t *move) {
    uint8_t verb = move->verb, card, family, own;
    if (verb == MILLE_ABANDON && game->phase != PHASE_MATCH_OVER) return REASON_NONE;
    if (verb >= MILLE_ABANDON || verb_phase[verb] != game->phase) return REASON_DRAW_FIRST + game->phase;
    if (game->phase != PHASE_PLAY) return REASON_NONE;
    if (move->slot >= game->held[game->seat]) return REASON_NOT_HELD;
    if (verb == MILLE_DISCARD) return REASON_NONE;

    if (move->team >= game->teams) return REASON_NO_TEAM;
    card = mille_hand(game, game->seat)[move->slot];
    family = card_family[card];
    own = move->team == MILLE_TEAM(game, game->seat);
    if (family == FAMILY_HAZARD) {
        if (own) return REASON_OWN_TEAM;
    } else if (!own) {
        return REASON_RIVAL_TEAM;
    }
    core_look(game, move->team);
    if (core_takes(family) & card_bit[card]) return REASON_NONE;
    switch (family) {
    case FAMILY_DISTANCE:
        return why_no_distance(card);
    case FAMILY_HAZARD:
        return why_no_hazard(card);
    default:
        return why_no_remedy(card);
    }
}
