/* Mutants of what is legal. */
#include <stddef.h>

#include "differential.h"

static int first_choice(const observation_t *observed) {
    for (int t = 0; t < REF_TERRITORIES; t++)
        if (observed->options.choice[t]) return t;
    return OBSERVATION_NOWHERE;
}

static bool one_army_may_attack(observation_t *observed) {
    if (risk_game.phase != PHASE_ATTACK) return false;
    for (int t = 0; t < REF_TERRITORIES; t++) {
        if (observed->owner[t] != observed->seat || observed->armies[t] != 1) continue;
        observed->options.choice[t] = 1;
        return true;
    }
    return false;
}

static bool as_many_dice_as_armies(observation_t *observed) {
    int t = first_choice(observed);
    if (risk_game.phase != PHASE_ATTACK || observed->armies[t] > 3) return false;
    observed->options.high[t]++;
    return true;
}

static bool four_dice(observation_t *observed) {
    int t = first_choice(observed);
    if (risk_game.phase != PHASE_ATTACK || observed->armies[t] < 5) return false;
    observed->options.high[t] = 4;
    return true;
}

static bool attacks_across_any_sea(observation_t *observed) {
    int t = first_choice(observed);
    if (risk_game.phase != PHASE_ATTACK) return false;
    for (int to = 0; to < REF_TERRITORIES; to++) {
        if (observed->owner[to] == observed->seat || observed->options.target[t][to]) continue;
        observed->options.target[t][to] = 1;
        return true;
    }
    return false;
}

static bool three_dice_for_the_defender(observation_t *observed) {
    if (risk_game.phase != PHASE_DEFEND || observed->options.high[0] != 2) return false;
    observed->options.high[0] = 3;
    return true;
}

static bool one_army_may_advance(observation_t *observed) {
    if (risk_game.phase != PHASE_ADVANCE || risk_game.dice < 2) return false;
    observed->options.low[0] = 1;
    return true;
}

static bool the_base_may_be_emptied(observation_t *observed) {
    if (risk_game.phase != PHASE_ADVANCE) return false;
    observed->options.high[0]++;
    return true;
}

static bool free_moves_may_empty(observation_t *observed) {
    if (risk_game.phase != PHASE_MOVE) return false;
    observed->options.high[first_choice(observed)]++;
    return true;
}

static bool free_moves_go_far(observation_t *observed) {
    int t = first_choice(observed);
    if (risk_game.phase != PHASE_MOVE) return false;
    for (int to = 0; to < REF_TERRITORIES; to++) {
        if (to == t || observed->owner[to] != observed->seat || observed->options.target[t][to]) continue;
        observed->options.target[t][to] = 1;
        return true;
    }
    return false;
}

static bool five_cards_may_be_kept(observation_t *observed) {
    if (risk_game.phase != PHASE_TRADE || observed->cards[observed->seat] != 5) return false;
    observed->options.keep = 1;
    return true;
}

static bool all_sets_must_be_handed_in(observation_t *observed) {
    if (risk_game.phase != PHASE_TRADE || !observed->options.keep) return false;
    observed->options.keep = 0;
    return true;
}

static bool a_pair_is_a_set(observation_t *observed) {
    int card[REF_SET];
    for (int n = 0; risk_game.phase == PHASE_TRADE && observation_triple(observed, n, card); n++) {
        if (observed->options.set[n]) continue;
        observed->options.set[n] = 1;
        return true;
    }
    return false;
}

static bool armies_for_a_rival(observation_t *observed) {
    if (risk_game.phase != PHASE_PLACE && risk_game.phase != PHASE_DEPLOY) return false;
    for (int t = 0; t < REF_TERRITORIES; t++) {
        if (observed->options.choice[t]) continue;
        observed->options.choice[t] = 1;
        return true;
    }
    return false;
}

const mutant_t mutants_legal[] = {
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
