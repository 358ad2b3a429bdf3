/* What may be laid where. Each question is answered for a whole family at once, as bits: see cards.h. */
#include <string.h>
#include "core.h"

core_glance_t core_glance;

#ifdef __SDCC
mille_team_t *mille_table_team(uint8_t team) {
    return &mille_table.team[team];
}

uint8_t *mille_table_hand(uint8_t seat) {
    return mille_table.hand[seat];
}
#endif

/* The hazard that counts on a pile, as a bit. A safety laid later ends it, except where the hazard "y reste" (document
 * 001, A.4). */
static uint8_t live(uint8_t card) {
    uint8_t bit;
    if (card_family[card] != FAMILY_HAZARD) return 0;
    bit = card_bit[card];
    if (core_glance.rules->late_safety_cures) bit &= (uint8_t)~core_glance.safe_from;
    return bit;
}

static void look_at(const mille_team_t *side) {
    uint8_t safeties = side->safeties;
    core_glance.side = side;
    core_glance.top = side->pile[BATTLE].top;
    core_glance.priority = safeties & BIT_RIGHT_OF_WAY;
    core_glance.safe_from = SAFETY_AGAINST(safeties);
    core_glance.stopped = live(core_glance.top);
    core_glance.limited = live(side->pile[SPEED].top);
}

void core_look(const mille_t *game, uint8_t team) {
    core_glance.rules = MILLE_RULES(game);
    core_glance.goal = game->goal;
    look_at(mille_team(game, team));
}

/* Distance cards that still fit, by steps left to the goal (8 and more: all of them). */
static const uint8_t fits[9] = {0, 1, 3, 7, 15, 15, 15, 15, 31};

static uint8_t distances(void) {
    uint8_t takes, steps;
    if (core_glance.top != CARD_ROLL && (!core_glance.priority || core_glance.stopped)) return 0;
    steps = (uint8_t)(core_glance.goal - core_glance.side->km);
    takes = fits[steps > 8 ? 8 : steps];
    if (core_glance.side->stones[CARD_200] == 2) takes &= (uint8_t)~BIT_200;
    if (core_glance.limited) takes &= BIT_25 | BIT_50;
    return takes;
}

static uint8_t remedies(void) {
    if (core_glance.stopped) return core_glance.stopped | core_glance.limited; /* a remedy has the bit of its hazard */
    if (core_glance.top == CARD_ROLL || (core_glance.priority && !core_glance.rules->roll_with_priority))
        return core_glance.limited;
    return BIT_ROLL | core_glance.limited;
}

static uint8_t hazards(void) {
    uint8_t takes = core_glance.limited ? 0 : BIT_LIMIT;
    if (core_glance.top == CARD_ROLL ||
        (core_glance.stopped ? core_glance.rules->hazard_on_hazard : core_glance.priority))
        takes |= BATTLE_HAZARDS;
    return takes & (uint8_t)~core_glance.safe_from;
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

uint8_t mille_takes(const mille_t *game, uint8_t team, uint8_t family) {
    core_look(game, team);
    return core_takes(family);
}

uint8_t mille_live_hazard(const mille_t *game, uint8_t team, uint8_t pile) {
    core_look(game, team);
    return pile == BATTLE ? core_glance.stopped : core_glance.limited;
}

static uint8_t slots_of[CARD_KINDS + 1]; /* bit i: slot i of the hand holds this card, or one that is not known */

/* Fills slots_of and returns the bit behind the last slot. */
static uint8_t sort_hand(uint8_t held, const uint8_t *hand) {
    uint8_t slot = 1;
    memset(slots_of, 0, sizeof slots_of);
    for (; held; held--) {
        slots_of[*hand++] |= slot;
        slot = (uint8_t)(slot << 1);
    }
    return slot;
}

/* The slots that hold the cards of a set: `slots` stands at the first card of the family. */
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

void mille_legal(const mille_t *game, mille_legal_t *legal) {
    uint8_t own, team, seat = game->seat;
    const mille_team_t *side = game->team;

    legal->on[0] = legal->on[1] = legal->on[2] = legal->discard = 0;
    if (game->phase != PHASE_PLAY) return;

    legal->discard = (uint8_t)(sort_hand(game->held[seat], mille_hand(game, seat)) - 1);
    core_glance.rules = MILLE_RULES(game);
    core_glance.goal = game->goal;
    own = MILLE_TEAM(game, seat);
    for (team = 0; team < game->teams; team++) {
        look_at(side++);
        legal->on[team] = team == own ? slots_for_own() : gather(hazards(), slots_of + CARD_OUT_OF_GAS);
    }
}

uint8_t core_can_lay(void) {
    mille_legal_t legal;
    uint8_t seat = core_game->seat, can = 0;
    core_game->seat = core_game->players;
    while (!can && core_game->seat--) {
        mille_legal(core_game, &legal);
        can = legal.on[0] | legal.on[1] | legal.on[2] | slots_of[CARD_NONE];
    }
    core_game->seat = seat;
    return can;
}
