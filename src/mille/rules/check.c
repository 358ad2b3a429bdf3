/* Checking a move. legal.c decides what may be laid; this file finds the reason for a refusal. */
#include "core.h"

static mille_reason_t why_no_distance(uint8_t card) {
    if (core_team.stopped) return REASON_STOPPED;
    if (core_team.top != CARD_ROLL && !core_team.priority) return REASON_NO_ROLL;
    if (card > CARD_50 && core_team.limited) return REASON_LIMITED;
    if (core_team.side->km + card_steps[card] > core_team.goal) return REASON_TOO_FAR;
    return REASON_TWO_200;
}

static mille_reason_t why_no_hazard(uint8_t card) {
    if (card_bit[card] & core_team.safe_from) return REASON_PROTECTED;
    if (card == CARD_LIMIT) return REASON_LIMITED_ALREADY;
    return core_team.stopped ? REASON_STOPPED_ALREADY : REASON_NOT_ROLLING;
}

static mille_reason_t why_no_remedy(uint8_t card) {
    if (core_team.stopped && card != CARD_END_LIMIT) return REASON_WRONG_REMEDY;
    if (card != CARD_ROLL) return REASON_NOTHING_TO_CURE;
    return core_team.top == CARD_ROLL ? REASON_ROLLING_ALREADY : REASON_NO_NEED_TO_ROLL;
}

/* The phase each verb belongs to. */
static const uint8_t verb_phase[MILLE_ABANDON] = {
    [MILLE_DRAW] = PHASE_DRAW,   [MILLE_PLAY] = PHASE_PLAY,      [MILLE_DISCARD] = PHASE_PLAY,
    [MILLE_COUP] = PHASE_COUP,   [MILLE_DECLINE] = PHASE_COUP,   [MILLE_EXTEND] = PHASE_EXTEND,
    [MILLE_STAY] = PHASE_EXTEND, [MILLE_NEXT] = PHASE_HAND_OVER,
};

_Static_assert(REASON_MATCH_OVER - REASON_DRAW_FIRST == PHASE_MATCH_OVER, "these reasons follow the order of PHASE_…");

mille_reason_t mille_check(const mille_move_t *move) {
    uint8_t verb = move->verb, card, family, own;
    if (verb == MILLE_ABANDON && mille_game.phase != PHASE_MATCH_OVER) return REASON_NONE;
    if (verb >= MILLE_ABANDON || verb_phase[verb] != mille_game.phase) return REASON_DRAW_FIRST + mille_game.phase;
    if (mille_game.phase != PHASE_PLAY) return REASON_NONE;
    if (move->slot >= mille_game.held[mille_game.seat]) return REASON_NOT_HELD;
    if (verb == MILLE_DISCARD) return REASON_NONE;

    if (move->team >= mille_game.teams) return REASON_NO_TEAM;
    card = mille_hand(mille_game.seat)[move->slot];
    family = card_family[card];
    own = move->team == mille_team_of(mille_game.seat);
    if (family == FAMILY_HAZARD) {
        if (own) return REASON_OWN_TEAM;
    } else if (!own) {
        return REASON_RIVAL_TEAM;
    }
    if (family != FAMILY_SAFETY && card != CARD_ROLL && core_must_open(mille_team_of(mille_game.seat)))
        return REASON_NO_ROLL;
    core_read_team(move->team);
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
