/* Why a move cannot be made. legal.c decides; this file only finds the words for a refusal. */
#include "core.h"

static mille_reason_t why_no_distance(const mille_t *game, uint8_t team, uint8_t card) {
    const mille_team_t *side = &game->team[team];
    if (mille_live_hazard(game, team, BATTLE)) return REASON_STOPPED;
    if (side->pile[BATTLE].top != CARD_ROLL && !(side->safeties & BIT_RIGHT_OF_WAY)) return REASON_NO_ROLL;
    if (card > CARD_50 && mille_live_hazard(game, team, SPEED)) return REASON_LIMITED;
    if (side->km + card_steps[card] > game->goal) return REASON_TOO_FAR;
    return REASON_TWO_200;
}

static mille_reason_t why_no_hazard(const mille_t *game, uint8_t team, uint8_t card) {
    if (card_bit[card] & SAFETY_AGAINST(game->team[team].safeties)) return REASON_PROTECTED;
    if (card == CARD_LIMIT) return REASON_LIMITED_ALREADY;
    return mille_live_hazard(game, team, BATTLE) ? REASON_STOPPED_ALREADY : REASON_NOT_ROLLING;
}

static mille_reason_t why_no_remedy(const mille_t *game, uint8_t team, uint8_t card) {
    if (card == CARD_END_LIMIT) return REASON_NOTHING_TO_CURE;
    if (mille_live_hazard(game, team, BATTLE)) return REASON_WRONG_REMEDY;
    if (card != CARD_ROLL) return REASON_NOTHING_TO_CURE;
    return game->team[team].pile[BATTLE].top == CARD_ROLL ? REASON_ROLLING_ALREADY : REASON_NO_NEED_TO_ROLL;
}

static mille_reason_t check_card(const mille_t *game, uint8_t card, uint8_t team) {
    uint8_t bit = card_bit[card];
    if (team >= game->teams) return REASON_NO_TEAM;
    if (card_family[card] == FAMILY_HAZARD) {
        if (team == MILLE_TEAM(game, game->seat)) return REASON_OWN_TEAM;
        return mille_takes_hazard(game, team) & bit ? REASON_NONE : why_no_hazard(game, team, card);
    }
    if (team != MILLE_TEAM(game, game->seat)) return REASON_RIVAL_TEAM;
    switch (card_family[card]) {
    case FAMILY_DISTANCE:
        return mille_takes_distance(game, team) & bit ? REASON_NONE : why_no_distance(game, team, card);
    case FAMILY_REMEDY:
        return mille_takes_remedy(game, team) & bit ? REASON_NONE : why_no_remedy(game, team, card);
    default:
        return REASON_NONE; /* a safety can always be laid */
    }
}

/* The phase in which each verb belongs. */
static const uint8_t verb_phase[MILLE_ABANDON] = {PHASE_DRAW, PHASE_PLAY,   PHASE_PLAY,   PHASE_COUP,
                                                  PHASE_COUP, PHASE_EXTEND, PHASE_EXTEND, PHASE_HAND_OVER};

mille_reason_t mille_check(const mille_t *game, const mille_move_t *move) {
    if (move->verb >= MILLE_ABANDON) {
        if (move->verb == MILLE_ABANDON && game->phase != PHASE_MATCH_OVER) return REASON_NONE;
        return REASON_DRAW_FIRST + game->phase;
    }
    if (verb_phase[move->verb] != game->phase) return REASON_DRAW_FIRST + game->phase;
    if (game->phase != PHASE_PLAY) return REASON_NONE;
    if (move->slot >= game->held[game->seat]) return REASON_NOT_HELD;
    if (move->verb == MILLE_DISCARD) return REASON_NONE;
    return check_card(game, game->hand[game->seat][move->slot], move->team);
}
