/* Wrong rules about what is legal: each falsifies one list of legal moves. */
#include <stddef.h>

#include "follow.h"

static int first_choice(const sight_t *sight) {
    for (int t = 0; t < REF_TERRITORIES; t++)
        if (sight->options.choice[t]) return t;
    return SIGHT_NOWHERE;
}

static bool one_army_may_attack(const risk_t *game, sight_t *sight) {
    if (game->phase != PHASE_ATTACK) return false;
    for (int t = 0; t < REF_TERRITORIES; t++) {
        if (sight->owner[t] != sight->seat || sight->armies[t] != 1) continue;
        sight->options.choice[t] = 1;
        return true;
    }
    return false;
}

static bool as_many_dice_as_armies(const risk_t *game, sight_t *sight) {
    int t = first_choice(sight);
    if (game->phase != PHASE_ATTACK || sight->armies[t] > 3) return false;
    sight->options.high[t]++;
    return true;
}

static bool four_dice(const risk_t *game, sight_t *sight) {
    int t = first_choice(sight);
    if (game->phase != PHASE_ATTACK || sight->armies[t] < 5) return false;
    sight->options.high[t] = 4;
    return true;
}

static bool attacks_across_any_sea(const risk_t *game, sight_t *sight) {
    int t = first_choice(sight);
    if (game->phase != PHASE_ATTACK) return false;
    for (int to = 0; to < REF_TERRITORIES; to++) {
        if (sight->owner[to] == sight->seat || sight->options.target[t][to]) continue;
        sight->options.target[t][to] = 1;
        return true;
    }
    return false;
}

static bool three_dice_for_the_defender(const risk_t *game, sight_t *sight) {
    if (game->phase != PHASE_DEFEND || sight->options.high[0] != 2) return false;
    sight->options.high[0] = 3;
    return true;
}

static bool one_army_may_advance(const risk_t *game, sight_t *sight) {
    if (game->phase != PHASE_ADVANCE || game->dice < 2) return false;
    sight->options.low[0] = 1;
    return true;
}

static bool the_base_may_be_emptied(const risk_t *game, sight_t *sight) {
    if (game->phase != PHASE_ADVANCE) return false;
    sight->options.high[0]++;
    return true;
}

static bool free_moves_may_empty(const risk_t *game, sight_t *sight) {
    if (game->phase != PHASE_MOVE) return false;
    sight->options.high[first_choice(sight)]++;
    return true;
}

static bool free_moves_go_far(const risk_t *game, sight_t *sight) {
    int t = first_choice(sight);
    if (game->phase != PHASE_MOVE) return false;
    for (int to = 0; to < REF_TERRITORIES; to++) {
        if (to == t || sight->owner[to] != sight->seat || sight->options.target[t][to]) continue;
        sight->options.target[t][to] = 1;
        return true;
    }
    return false;
}

static bool five_cards_may_be_kept(const risk_t *game, sight_t *sight) {
    if (game->phase != PHASE_TRADE || sight->cards[sight->seat] != 5) return false;
    sight->options.keep = 1;
    return true;
}

static bool all_sets_must_be_handed_in(const risk_t *game, sight_t *sight) {
    if (game->phase != PHASE_TRADE || !sight->options.keep) return false;
    sight->options.keep = 0;
    return true;
}

static bool a_pair_is_a_set(const risk_t *game, sight_t *sight) {
    int card[REF_SET];
    for (int n = 0; game->phase == PHASE_TRADE && sight_triple(sight, n, card); n++) {
        if (sight->options.set[n]) continue;
        sight->options.set[n] = 1;
        return true;
    }
    return false;
}

static bool armies_for_a_rival(const risk_t *game, sight_t *sight) {
    if (game->phase != PHASE_PLACE && game->phase != PHASE_DEPLOY) return false;
    for (int t = 0; t < REF_TERRITORIES; t++) {
        if (sight->options.choice[t]) continue;
        sight->options.choice[t] = 1;
        return true;
    }
    return false;
}

const follow_wrong_t wrong_legal[] = {
    {.rule = "a single army may attack", .legal = one_army_may_attack},
    {.rule = "as many dice as armies", .legal = as_many_dice_as_armies},
    {.rule = "four dice for the attacker", .legal = four_dice},
    {.rule = "attacks across any sea", .legal = attacks_across_any_sea},
    {.rule = "three dice for the defender", .legal = three_dice_for_the_defender},
    {.rule = "fewer armies than dice may advance", .legal = one_army_may_advance},
    {.rule = "an advance may empty its base", .legal = the_base_may_be_emptied},
    {.rule = "a free move may empty its base", .legal = free_moves_may_empty},
    {.rule = "a free move may go further than next door", .legal = free_moves_go_far},
    {.rule = "five cards may be kept", .legal = five_cards_may_be_kept},
    {.rule = "a set may not be kept", .legal = all_sets_must_be_handed_in},
    {.rule = "any three cards are a set", .legal = a_pair_is_a_set},
    {.rule = "armies may be placed with a rival", .legal = armies_for_a_rival},
    {.rule = NULL},
};
