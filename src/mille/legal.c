/* What may be laid where. Each question is answered for a whole family at once, as bits: see cards.h. */
#include "mille.h"

uint8_t mille_live_hazard(const mille_t *game, uint8_t team, uint8_t pile) {
    const mille_team_t *side = &game->team[team];
    uint8_t card = side->pile[pile].top, bit;
    if (card_family[card] != FAMILY_HAZARD) return 0;
    bit = card_bit[card];
    /* A safety laid later ends its hazard, except where the hazard "y reste" (document 001, A.4). */
    if (MILLE_RULES(game)->late_safety_cures) bit &= (uint8_t)~SAFETY_AGAINST(side->safeties);
    return bit;
}

/* Longest distance cards that still fit, by steps left to the goal (8 and more: all of them). */
static const uint8_t fits[9] = {0, 1, 3, 7, 15, 15, 15, 15, 31};

uint8_t mille_takes_distance(const mille_t *game, uint8_t team) {
    const mille_team_t *side = &game->team[team];
    uint8_t room, takes;
    if (side->pile[BATTLE].top != CARD_ROLL) {
        if (!(side->safeties & BIT_RIGHT_OF_WAY)) return 0;
        if (mille_live_hazard(game, team, BATTLE)) return 0;
    }
    room = (uint8_t)(game->goal - side->km);
    takes = fits[room > 8 ? 8 : room];
    if (side->stones[CARD_200] == 2) takes &= (uint8_t)~BIT_200;
    if (mille_live_hazard(game, team, SPEED)) takes &= BIT_25 | BIT_50;
    return takes;
}

uint8_t mille_takes_remedy(const mille_t *game, uint8_t team) {
    const mille_team_t *side = &game->team[team];
    uint8_t takes = mille_live_hazard(game, team, BATTLE); /* a remedy has the bit of its hazard */
    if (!takes && side->pile[BATTLE].top != CARD_ROLL &&
        (MILLE_RULES(game)->roll_with_priority || !(side->safeties & BIT_RIGHT_OF_WAY)))
        takes = BIT_ROLL;
    return takes | mille_live_hazard(game, team, SPEED);
}

uint8_t mille_takes_hazard(const mille_t *game, uint8_t team) {
    const mille_team_t *side = &game->team[team];
    uint8_t takes = 0;
    if (side->pile[BATTLE].top == CARD_ROLL ||
        (mille_live_hazard(game, team, BATTLE) ? MILLE_RULES(game)->hazard_on_hazard
                                               : side->safeties & BIT_RIGHT_OF_WAY))
        takes = BATTLE_HAZARDS;
    if (side->pile[SPEED].top != CARD_LIMIT) takes |= BIT_LIMIT;
    return takes & (uint8_t)~SAFETY_AGAINST(side->safeties);
}

void mille_legal(const mille_t *game, mille_legal_t *legal) {
    uint8_t own, team, card, bit, slot, i, held;
    uint8_t takes[FAMILY_SAFETY + 1], attack[TEAMS_MAX];
    const uint8_t *hand;

    for (team = 0; team < TEAMS_MAX; team++)
        legal->on[team] = 0;
    legal->discard = 0;
    if (game->phase != PHASE_PLAY) return;

    own = MILLE_TEAM(game, game->seat);
    takes[FAMILY_DISTANCE] = mille_takes_distance(game, own);
    takes[FAMILY_HAZARD] = 0;
    takes[FAMILY_REMEDY] = mille_takes_remedy(game, own);
    takes[FAMILY_SAFETY] = ALL_SAFETIES;
    for (team = 0; team < game->teams; team++)
        attack[team] = team == own ? 0 : mille_takes_hazard(game, team);

    held = game->held[game->seat];
    hand = game->hand[game->seat];
    for (slot = 1, i = 0; i < held; i++, slot <<= 1) {
        card = hand[i];
        bit = card_bit[card];
        legal->discard |= slot;
        if (card_family[card] == FAMILY_HAZARD) {
            for (team = 0; team < game->teams; team++)
                if (attack[team] & bit) legal->on[team] |= slot;
        } else if (takes[card_family[card]] & bit) {
            legal->on[own] |= slot;
        }
    }
}
