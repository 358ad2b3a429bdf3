/* The legal targets of cards. Every function answers for a whole family at once, as bits: see cards.h. */
#include <string.h>
#include "core.h"

core_team_t core_team;

/* The hazard in force on a pile, as a bit. A safety laid later ends it, except where the hazard "y reste" (document
 * 001, A.4). */
static uint8_t live(uint8_t card) {
    uint8_t bit;
    if (card_family[card] != FAMILY_HAZARD) return 0;
    bit = card_bit[card];
    if (core_team.rules->late_safety_cures) bit &= (uint8_t)~core_team.safe_from;
    return bit;
}

static void read_piles(const mille_team_t *side) {
    uint8_t safeties = side->safeties;
    core_team.side = side;
    core_team.top = side->pile[BATTLE].top;
    core_team.priority = safeties & BIT_RIGHT_OF_WAY;
    core_team.safe_from = SAFETY_AGAINST(safeties);
    core_team.stopped = live(core_team.top);
    core_team.limited = live(side->pile[SPEED].top);
}

void core_read_team(uint8_t team) {
    core_team.rules = mille_rules();
    core_team.goal = mille_game.goal;
    read_piles(mille_team(team));
}

/* Distance cards that still fit, by steps left to the goal (8 and more: all of them). */
static const uint8_t fits[9] = {0, 1, 3, 7, 15, 15, 15, 15, 31};

static uint8_t distances(void) {
    uint8_t takes, steps;
    if (core_team.top != CARD_ROLL && (!core_team.priority || core_team.stopped)) return 0;
    steps = (uint8_t)(core_team.goal - core_team.side->km);
    takes = fits[steps > 8 ? 8 : steps];
    if (core_team.side->stones[CARD_200] == 2) takes &= (uint8_t)~BIT_200;
    if (core_team.limited) takes &= BIT_25 | BIT_50;
    return takes;
}

static uint8_t remedies(void) {
    if (core_team.stopped) return core_team.stopped | core_team.limited; /* a remedy has the bit of its hazard */
    if (core_team.top == CARD_ROLL || (core_team.priority && !core_team.rules->roll_with_priority))
        return core_team.limited;
    return BIT_ROLL | core_team.limited;
}

static uint8_t hazards(void) {
    uint8_t takes = core_team.limited ? 0 : BIT_LIMIT;
    if (core_team.top == CARD_ROLL || (core_team.stopped ? core_team.rules->hazard_on_hazard : core_team.priority))
        takes |= BATTLE_HAZARDS;
    return takes & (uint8_t)~core_team.safe_from;
}

uint8_t core_takes(uint8_t family) {
    switch (family) {
    case FAMILY_DISTANCE:
        return distances();
    case FAMILY_HAZARD:
        return hazards();
    case FAMILY_REMEDY:
        return remedies();
    default:
        return ALL_SAFETIES; /* a safety can always be laid */
    }
}

uint8_t mille_takes(uint8_t team, uint8_t family) {
    core_read_team(team);
    return core_takes(family);
}

uint8_t mille_live_hazard(uint8_t team, uint8_t pile) {
    core_read_team(team);
    return pile == BATTLE ? core_team.stopped : core_team.limited;
}

static uint8_t slots_of[CARD_KINDS + 1]; /* bit i: slot i of the hand holds this card; CARD_NONE is a hidden one */

/* Fills slots_of and returns the bit after that of the last slot. */
static uint8_t index_hand(uint8_t held, const uint8_t *hand) {
    uint8_t slot = 1;
    memset(slots_of, 0, sizeof slots_of);
    for (; held; held--) {
        slots_of[*hand++] |= slot;
        slot = (uint8_t)(slot << 1);
    }
    return slot;
}

/* The slots that hold the cards of a set: `slots` points at the first card of the family. */
static uint8_t gather(uint8_t cards, const uint8_t *slots) {
    uint8_t found = 0;
    for (; cards; cards >>= 1, slots++)
        if (cards & 1) found |= *slots;
    return found;
}

static uint8_t slots_for_own(void) {
    return gather(distances(), slots_of + CARD_25) | gather(remedies(), slots_of + CARD_GASOLINE) |
           gather(ALL_SAFETIES, slots_of + CARD_TANK);
}

/* A pile that a Roll has opened is never empty again, and without one only a side with Right of Way gets hazards. */
uint8_t core_must_open(uint8_t team) {
    const mille_team_t *side = mille_team(team);
    return mille_rules()->opening && side->pile[BATTLE].top == CARD_NONE && !(side->safeties & BIT_RIGHT_OF_WAY);
}

void mille_legal(mille_legal_t *legal) {
    uint8_t own, team, slots, seat = mille_game.seat;
    const mille_team_t *side = mille_game.team;

    legal->on[0] = legal->on[1] = legal->on[2] = legal->discard = 0;
    if (mille_game.phase != PHASE_PLAY) return;

    legal->discard = (uint8_t)(index_hand(mille_game.held[seat], mille_hand(seat)) - 1);
    core_team.rules = mille_rules();
    core_team.goal = mille_game.goal;
    own = mille_team_of(seat);
    slots = legal->discard;
    if (core_must_open(own)) slots = slots_of[CARD_ROLL] | gather(ALL_SAFETIES, slots_of + CARD_TANK);
    for (team = 0; team < mille_game.teams; team++) {
        read_piles(side++);
        legal->on[team] = slots & (team == own ? slots_for_own() : gather(hazards(), slots_of + CARD_OUT_OF_GAS));
    }
}

uint8_t core_can_lay(void) {
    mille_legal_t legal;
    uint8_t seat = mille_game.seat, can = 0;
    mille_game.seat = mille_game.players;
    while (!can && mille_game.seat--) {
        mille_legal(&legal);
        can = legal.on[0] | legal.on[1] | legal.on[2] | slots_of[CARD_NONE];
    }
    mille_game.seat = seat;
    return can;
}
