/* Finding the reason for a move. */
#include "explain.h"

static uint8_t own, card, bit; /* the team of the seat to act, the card of the move, its bit */
static const mille_team_t *side;

static void read_card(uint8_t slot) {
    own = mille_team_of(mille_game.seat);
    side = mille_team(own);
    card = mille_hand(mille_game.seat)[slot];
    bit = card_bit[card];
}

uint8_t explain_leader(void) {
    const mille_team_t *other, *best = 0;
    uint8_t team, leader;
    own = mille_team_of(mille_game.seat);
    team = leader = own;
    for (;;) {
        if (++team >= mille_game.teams) team = 0;
        if (team == own) return leader;
        other = mille_team(team);
        if (!best || other->km > best->km || (other->km == best->km && other->points > best->points)) {
            leader = team;
            best = other;
        }
    }
}

static uint8_t held(uint8_t wanted) {
    const uint8_t *hand = mille_hand(mille_game.seat);
    uint8_t i, n = 0;
    for (i = HAND_MAX; i; i--)
        if (*hand++ == wanted) n++;
    return n;
}

static uint8_t explain_safety(void) {
    uint8_t live = mille_live_hazard(own, BATTLE) | mille_live_hazard(own, SPEED);
    const rules_t *rules = mille_rules();
    if ((live & SAFETY_AGAINST(bit)) && (rules->late_safety_cures || (rules->late_safety_lifts & bit)))
        return WHY_SAFETY_CURES;
    return mille_game.left <= mille_game.players ? WHY_SAFETY_LATE : WHY_SAFETY_EARLY;
}

/* Whether the card can no longer be used in this hand. */
static uint8_t is_useless(void) {
    uint8_t team, open = 0;
    switch (card_family[card]) {
    case FAMILY_DISTANCE:
        return side->km + card_steps[card] > mille_game.goal || (card == CARD_200 && side->stones[CARD_200] == 2);
    case FAMILY_REMEDY:
        return bit & SAFETY_AGAINST(side->safeties) & (uint8_t)~mille_takes(own, FAMILY_REMEDY);
    case FAMILY_HAZARD:
        for (team = 0; team < mille_game.teams; team++)
            if (team != own) open |= (uint8_t)~SAFETY_AGAINST(mille_team(team)->safeties);
        return !(open & bit);
    default:
        return 0;
    }
}

uint8_t explain_card(const mille_move_t *move) {
    static const uint8_t drops[] = {
        [FAMILY_DISTANCE] = WHY_DROP_DISTANCE,
        [FAMILY_HAZARD] = WHY_DROP_HAZARD,
        [FAMILY_REMEDY] = WHY_DROP_REMEDY,
        [FAMILY_SAFETY] = WHY_DROP_SAFETY,
    };
    uint8_t family;
    read_card(move->slot);
    family = card_family[card];
    if (move->verb == MILLE_DISCARD) {
        if (is_useless()) return WHY_DROP_USELESS;
        if (family != FAMILY_DISTANCE && held(card) > 1) return WHY_DROP_SPARE;
        return drops[family];
    }
    switch (family) {
    case FAMILY_DISTANCE:
        if (side->km + card_steps[card] == mille_game.goal) return WHY_FINISH;
        return card == CARD_200 && !side->stones[CARD_200] ? WHY_DRIVE_200 : WHY_DRIVE;
    case FAMILY_HAZARD:
        if (card == CARD_LIMIT) return WHY_SLOW_RIVAL;
        return move->team == explain_leader() ? WHY_STOP_LEADER : WHY_STOP_RIVAL;
    case FAMILY_REMEDY:
        if (card == CARD_END_LIMIT) return WHY_END_LIMIT;
        if (card != CARD_ROLL) return WHY_CURE;
        return side->safeties & BIT_RIGHT_OF_WAY ? WHY_POINTLESS : WHY_ROLL;
    default:
        return explain_safety();
    }
}

uint8_t explain_move(const mille_move_t *move) {
    static const uint8_t by_verb[MILLE_VERBS] = {
        [MILLE_COUP] = WHY_COUP,
        [MILLE_DECLINE] = WHY_DECLINE,
        [MILLE_EXTEND] = WHY_EXTEND,
        [MILLE_STAY] = WHY_STAY,
    }; /* the others: WHY_NONE */
    uint8_t why, safety;
    if (move->verb != MILLE_PLAY && move->verb != MILLE_DISCARD) return by_verb[move->verb];
    why = explain_card(move);
    if (why == WHY_DRIVE && !side->stones[CARD_200] && held(CARD_200) && (mille_takes(own, FAMILY_DISTANCE) & BIT_200))
        return WHY_SAFE_TRIP;
    if (why > WHY_DROP_USELESS && why < WHY_DROP_SAFETY)
        for (safety = CARD_TANK; safety <= CARD_RIGHT_OF_WAY; safety++)
            if (held(safety)) return WHY_HOLD_SAFETY;
    return why;
}
