/* What may be laid where. Each question is answered for a whole family at once, as bits: see cards.h. */
#include "core.h"

core_look_t look;

/* The hazard that counts on a pile, as a bit. A safety laid later ends it, except where the hazard "y reste" (document
 * 001, A.4). */
static uint8_t live(uint8_t card) {
    uint8_t bit = card_family[card] == FAMILY_HAZARD ? card_bit[card] : 0;
    if (look.rules->late_safety_cures) bit &= (uint8_t)~look.safe_from;
    return bit;
}

void core_look(const mille_t *game, uint8_t team) {
    const mille_team_t *side = &game->team[team];
    look.rules = MILLE_RULES(game);
    look.side = side;
    look.room = (uint8_t)(game->goal - side->km);
    look.top = side->pile[BATTLE].top;
    look.priority = side->safeties & BIT_RIGHT_OF_WAY;
    look.safe_from = SAFETY_AGAINST(side->safeties);
    look.stopped = live(look.top);
    look.limited = live(side->pile[SPEED].top);
}

/* Distance cards that still fit, by steps left to the goal (8 and more: all of them). */
static const uint8_t fits[9] = {0, 1, 3, 7, 15, 15, 15, 15, 31};

static uint8_t distances(void) {
    uint8_t takes;
    if (look.top != CARD_ROLL && (!look.priority || look.stopped)) return 0;
    takes = fits[look.room > 8 ? 8 : look.room];
    if (look.side->stones[CARD_200] == 2) takes &= (uint8_t)~BIT_200;
    if (look.limited) takes &= BIT_25 | BIT_50;
    return takes;
}

static uint8_t remedies(void) {
    if (look.stopped) return look.stopped | look.limited; /* a remedy has the bit of its hazard */
    if (look.top == CARD_ROLL || (look.priority && !look.rules->roll_with_priority)) return look.limited;
    return BIT_ROLL | look.limited;
}

static uint8_t hazards(void) {
    uint8_t takes = look.limited ? 0 : BIT_LIMIT;
    if (look.top == CARD_ROLL || (look.stopped ? look.rules->hazard_on_hazard : look.priority)) takes |= BATTLE_HAZARDS;
    return takes & (uint8_t)~look.safe_from;
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
    return pile == BATTLE ? look.stopped : look.limited;
}

void mille_legal(const mille_t *game, mille_legal_t *legal) {
    static uint8_t takes[TEAMS_MAX][FAMILY_NONE];
    uint8_t own, team, card, family, slot, held;
    const uint8_t *hand;

    legal->on[0] = legal->on[1] = legal->on[2] = legal->discard = 0;
    if (game->phase != PHASE_PLAY) return;

    own = MILLE_TEAM(game, game->seat);
    for (team = 0; team < game->teams; team++) {
        core_look(game, team);
        takes[team][FAMILY_HAZARD] = hazards();
        takes[team][FAMILY_DISTANCE] = takes[team][FAMILY_REMEDY] = takes[team][FAMILY_SAFETY] = 0;
    }
    core_look(game, own);
    takes[own][FAMILY_HAZARD] = 0;
    takes[own][FAMILY_DISTANCE] = distances();
    takes[own][FAMILY_REMEDY] = remedies();
    takes[own][FAMILY_SAFETY] = ALL_SAFETIES;

    hand = game->hand[game->seat];
    slot = 1;
    for (held = game->held[game->seat]; held; held--, slot = (uint8_t)(slot << 1)) {
        card = *hand++;
        family = card_family[card];
        legal->discard |= slot;
        for (team = 0; team < game->teams; team++)
            if (takes[team][family] & card_bit[card]) legal->on[team] |= slot;
    }
}
