/* Checks that the current game is possible. A save that another program wrote must not lead to extra cards, hands that
 * overflow, or a turn that never ends. */
#include <string.h>
#include "validate.h"

#define POINTS_MAX 50000u /* ten ties in a row beyond 5000; a hand is worth 5200 at most */

static uint8_t count[CARD_KINDS + 1]; /* cards found so far; CARD_NONE counts empty places */

static uint8_t players_fit(void) {
    return mille_game.rules < RULES_COUNT && mille_game.players <= PLAYERS_MAX && MILLE_BASE_GOAL &&
           mille_game.teams == TEAMS_OF(mille_game.players) && mille_game.hand_number &&
           mille_game.phase <= PHASE_MATCH_OVER && mille_game.seat < mille_game.players &&
           mille_game.turn < mille_game.players && mille_game.dealer < mille_game.players;
}

/* Counts `filled` cards and checks that the rest of the row is empty. */
static uint8_t row_fits(const uint8_t *cards, uint8_t filled, uint8_t length) {
    for (; length; length--, cards++) {
        if (filled) {
            filled--;
            if (*cards >= CARD_KINDS) return 0;
            count[*cards]++;
        } else if (*cards != CARD_NONE) {
            return 0;
        }
    }
    return filled == 0;
}

static uint8_t cards_fit(void) {
    uint8_t i;
    for (i = 0; i < CARD_KINDS; i++)
        count[i] = mille_game.seen[i];
    if (mille_game.left > CARD_MAX || !row_fits(mille_game.sabot, mille_game.left, CARD_MAX)) return 0;
    for (i = 0; i < PLAYERS_MAX; i++)
        if (mille_game.held[i] > HAND_MAX || !row_fits(mille_game.hand[i], mille_game.held[i], HAND_MAX)) return 0;
    for (i = 0; i < CARD_KINDS; i++)
        if (count[i] != mille_copies(i)) return 0;
    return mille_game.discard == CARD_NONE || (mille_game.discard < CARD_NONE && mille_game.seen[mille_game.discard]);
}

/* While the sabot lasts every hand holds six cards, and a seventh in PHASE_PLAY, less the one laid in BLITZ_OWED; then
 * hands shrink. A match may have been abandoned, and a hand ended, at any time. */
static uint8_t hands_fit(void) {
    uint8_t seat, most, exactly = mille_game.left && mille_game.phase < PHASE_HAND_OVER;
    for (seat = 0; seat < PLAYERS_MAX; seat++) {
        most = seat < mille_game.players ? HAND_DEALT : 0;
        if (seat == mille_game.seat) {
            if (mille_game.phase == PHASE_PLAY || mille_game.phase >= PHASE_HAND_OVER) most++;
            if (mille_game.blitz == BLITZ_OWED && mille_game.phase != PHASE_COUP) most--;
        }
        if (mille_game.held[seat] > most || (exactly && mille_game.held[seat] != most)) return 0;
    }
    return mille_game.phase != PHASE_PLAY || mille_game.held[mille_game.seat];
}

/* Whether a card may lie on a pile of this kind and has been seen. */
static uint8_t lies_on(uint8_t card, uint8_t pile) {
    if (card == CARD_NONE) return 1;
    if (card > CARD_NONE || CARD_PILE(card) != pile) return 0;
    if (card_family[card] != FAMILY_HAZARD && card_family[card] != FAMILY_REMEDY) return 0;
    return ++count[card] <= mille_game.seen[card];
}

/* Whether one of these safeties would have taken this hazard off its pile. */
static uint8_t is_lifted(uint8_t card, uint8_t safeties) {
    safeties &= mille_rules()->late_safety_lifts;
    return card_family[card] == FAMILY_HAZARD && (card_bit[card] & SAFETY_AGAINST(safeties));
}

static uint8_t side_fits(const mille_team_t *side, uint8_t taken) {
    uint8_t i, steps = 0;
    for (i = BATTLE; i <= SPEED; i++)
        if (!lies_on(side->pile[i].top, i) || !lies_on(side->pile[i].under, i)) return 0;
    if (side->safeties > ALL_SAFETIES || (side->safeties & taken) || (side->coups & ~side->safeties)) return 0;
    for (i = 0; i < 4; i++)
        if ((side->safeties >> i & 1) && !mille_game.seen[CARD_TANK + i]) return 0;
    for (i = CARD_25; i <= CARD_200; i++) {
        count[i] += side->stones[i];
        if (side->stones[i] > mille_game.seen[i] || count[i] > mille_game.seen[i]) return 0;
        steps += (uint8_t)(side->stones[i] * card_steps[i]);
    }
    if (is_lifted(side->pile[BATTLE].top, side->safeties) || is_lifted(side->pile[SPEED].top, side->safeties)) return 0;
    return side->stones[CARD_200] <= 2 && steps == side->km && side->km <= mille_game.goal;
}

static uint8_t side_is_bare(const mille_team_t *side) {
    return side->pile[BATTLE].top == CARD_NONE && side->pile[SPEED].top == CARD_NONE && side->safeties == 0 &&
           side->km == 0 && side->points == 0;
}

static uint8_t piles_fit(void) {
    uint8_t team, i, taken = 0;
    for (i = 0; i < CARD_KINDS; i++)
        count[i] = 0;
    for (team = 0; team < TEAMS_MAX; team++) {
        if (!side_fits(&mille_game.team[team], taken)) return 0;
        if (team >= mille_game.teams && !side_is_bare(&mille_game.team[team])) return 0;
        taken |= mille_game.team[team].safeties;
    }
    return 1;
}

static uint8_t can_extend(void) {
    return mille_rules()->extended_for >> mille_game.players & 1;
}

static uint8_t goal_fits(void) {
    if (mille_game.caller == NOBODY) return mille_game.goal == MILLE_BASE_GOAL;
    return mille_game.caller < mille_game.teams && mille_game.goal == EXTENDED_GOAL && can_extend() &&
           mille_game.team[mille_game.caller].km >= MILLE_BASE_GOAL;
}

/* The number of teams exactly at the goal: one at most, and none while the hand goes on. */
static uint8_t at_goal(void) {
    uint8_t team, n = 0;
    for (team = 0; team < mille_game.teams; team++)
        if (mille_game.team[team].km == mille_game.goal) n++;
    return n;
}

static uint8_t coup_fits(void) {
    uint8_t i, safety, team = mille_team_of(mille_game.seat);
    if (card_family[mille_game.attack < CARD_NONE ? mille_game.attack : CARD_NONE] != FAMILY_HAZARD) return 0;
    if (team == mille_team_of(mille_game.turn)) return 0;
    if (mille_game.team[team].pile[CARD_PILE(mille_game.attack)].top != mille_game.attack) return 0;
    safety = SAFETY_FOR(mille_game.attack);
    for (i = 0; i < mille_game.held[mille_game.seat]; i++)
        if (mille_game.hand[mille_game.seat][i] == safety) return 1;
    return 0;
}

static uint8_t turn_fits(void) {
    uint8_t phase = mille_game.phase;
    if (!goal_fits() || mille_game.blitz > (phase == PHASE_DRAW || !mille_rules()->blitz ? BLITZ_NONE : BLITZ_OWED))
        return 0;
    if (phase == PHASE_COUP) return coup_fits() && mille_game.finisher == NOBODY && at_goal() == 0;
    if (mille_game.attack != CARD_NONE) return 0;
    if (phase >= PHASE_HAND_OVER) {
        if (mille_game.finisher == NOBODY) return at_goal() == 0 || phase == PHASE_MATCH_OVER;
        return mille_game.finisher < mille_game.teams && mille_game.team[mille_game.finisher].km == mille_game.goal &&
               at_goal() == 1;
    }
    if (mille_game.finisher != NOBODY || mille_game.turn != mille_game.seat) return 0;
    if (phase == PHASE_EXTEND)
        return can_extend() && mille_game.caller == NOBODY && at_goal() == 1 &&
               mille_game.team[mille_team_of(mille_game.seat)].km == mille_game.goal;
    if (phase == PHASE_DRAW && mille_game.left == 0) return 0;
    return at_goal() == 0;
}

static uint8_t points_fit(void) {
    uint8_t team;
    if (mille_game.winner != NOBODY && (mille_game.winner >= mille_game.teams || mille_game.phase != PHASE_MATCH_OVER ||
                                        mille_game.team[mille_game.winner].points < MATCH_POINTS))
        return 0;
    for (team = 0; team < mille_game.teams; team++) {
        if (mille_game.team[team].points > POINTS_MAX || mille_game.team[team].points % CARD_STEP_KM) return 0;
        if (mille_game.winner != NOBODY && team != mille_game.winner &&
            mille_game.team[team].points >= mille_game.team[mille_game.winner].points)
            return 0;
    }
    return 1;
}

mille_invalid_t mille_validate(void) {
    if (!players_fit()) return INVALID_PLAYERS;
    if (!cards_fit()) return INVALID_CARDS;
    if (!hands_fit()) return INVALID_HANDS;
    if (!piles_fit()) return INVALID_PILES;
    if (!turn_fits()) return INVALID_TURN;
    return points_fit() ? VALID : INVALID_POINTS;
}
