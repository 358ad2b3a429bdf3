/* The sense of a move. */
#include "sense.h"

static const mille_t *table;
static uint8_t own; /* the team of the seat to act */

uint8_t sense_leader(const mille_t *on, uint8_t of) {
    const mille_team_t *side, *best = 0;
    uint8_t team = of, leader = NOBODY;
    for (;;) {
        if (++team >= on->teams) team = 0;
        if (team == of) return leader;
        side = &on->team[team];
        if (!best || side->km > best->km || (side->km == best->km && side->points > best->points)) {
            leader = team;
            best = side;
        }
    }
}

static uint8_t held(uint8_t card) {
    const uint8_t *hand = table->hand[table->seat];
    uint8_t i, n = 0;
    for (i = 0; i < HAND_MAX; i++)
        if (hand[i] == card) n++;
    return n;
}

static uint8_t sense_drive(uint8_t card) {
    const mille_team_t *side = &table->team[own];
    if (side->km + card_steps[card] == table->goal) return WHY_FINISH;
    return card == CARD_200 && !side->stones[CARD_200] ? WHY_DRIVE_200 : WHY_DRIVE;
}

static uint8_t sense_remedy(uint8_t card) {
    if (card == CARD_END_LIMIT) return WHY_END_LIMIT;
    if (card != CARD_ROLL) return WHY_CURE;
    return table->team[own].safeties & BIT_RIGHT_OF_WAY ? WHY_POINTLESS : WHY_ROLL;
}

static uint8_t sense_safety(uint8_t card) {
    uint8_t live = mille_live_hazard(table, own, BATTLE) | mille_live_hazard(table, own, SPEED);
    /* Where a late safety cures nothing, Right of Way is the one that still does (document 001, A.4). */
    if ((live & SAFETY_AGAINST(card_bit[card])) && (MILLE_RULES(table)->late_safety_cures || card == CARD_RIGHT_OF_WAY))
        return WHY_SAFETY_CURES;
    return table->left <= table->players ? WHY_SAFETY_LATE : WHY_SAFETY_EARLY;
}

/* Can the card still serve in this hand? */
static uint8_t is_useless(uint8_t card) {
    const mille_team_t *side = &table->team[own];
    uint8_t team, bit = card_bit[card];
    switch (card_family[card]) {
    case FAMILY_DISTANCE:
        return side->km + card_steps[card] > table->goal || (card == CARD_200 && side->stones[CARD_200] == 2);
    case FAMILY_REMEDY:
        if (mille_takes_remedy(table, own) & bit) return 0;
        return bit & SAFETY_AGAINST(side->safeties);
    case FAMILY_HAZARD:
        for (team = 0; team < table->teams; team++)
            if (team != own && !(bit & SAFETY_AGAINST(table->team[team].safeties))) return 0;
        return 1;
    default:
        return 0;
    }
}

static uint8_t sense_discard(uint8_t card) {
    static const uint8_t by_family[] = {WHY_DROP_DISTANCE, WHY_DROP_HAZARD, WHY_DROP_REMEDY, WHY_DROP_SAFETY};
    if (is_useless(card)) return WHY_DROP_USELESS;
    if (card_family[card] != FAMILY_DISTANCE && held(card) > 1) return WHY_DROP_SPARE;
    return by_family[card_family[card]];
}

uint8_t sense_move(const mille_t *on, const mille_move_t *move) {
    uint8_t card = on->hand[on->seat][move->slot];
    table = on;
    own = MILLE_TEAM(table, table->seat);
    if (move->verb == MILLE_DISCARD) return sense_discard(card);
    switch (card_family[card]) {
    case FAMILY_DISTANCE:
        return sense_drive(card);
    case FAMILY_HAZARD:
        if (card == CARD_LIMIT) return WHY_SLOW_RIVAL;
        return move->team == sense_leader(table, own) ? WHY_STOP_LEADER : WHY_STOP_RIVAL;
    case FAMILY_REMEDY:
        return sense_remedy(card);
    default:
        return sense_safety(card);
    }
}

static uint8_t holds_safety(void) {
    uint8_t card;
    for (card = CARD_TANK; card <= CARD_RIGHT_OF_WAY; card++)
        if (held(card)) return 1;
    return 0;
}

uint8_t sense_explain(const mille_t *on, const mille_move_t *move) {
    static const uint8_t by_verb[] = {WHY_NONE,    WHY_NONE,   WHY_NONE, WHY_COUP,
                                      WHY_DECLINE, WHY_EXTEND, WHY_STAY, WHY_NONE};
    uint8_t why;
    if (move->verb != MILLE_PLAY && move->verb != MILLE_DISCARD) return by_verb[move->verb];
    why = sense_move(on, move);
    if (why == WHY_DRIVE && !table->team[own].stones[CARD_200] && held(CARD_200) &&
        (mille_takes_distance(table, own) & BIT_200))
        return WHY_SAFE_TRIP;
    if (why > WHY_DROP_USELESS && why < WHY_DROP_SAFETY && holds_safety()) return WHY_HOLD_SAFETY;
    return why;
}
