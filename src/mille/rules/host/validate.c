/* Is this a game that can be? A save that was written by something else than this program must not lead to cards out of
 * nowhere, hands that overflow, or a turn that never ends. */
#include <string.h>
#include "validate.h"

#define POINTS_MAX 50000u /* ten shared totals in a row beyond 5000; a hand is worth 5200 at the very most */

static const mille_t *game;

static uint8_t count[CARD_KINDS + 1]; /* cards found so far; whatever lies in an empty place counts as CARD_NONE */

static uint8_t players_fit(void) {
    return game->rules < RULES_COUNT && game->players <= PLAYERS_MAX && MILLE_BASE_GOAL(game) &&
           game->teams == TEAMS_OF(game->players) && game->hand_number && game->phase <= PHASE_MATCH_OVER &&
           game->seat < game->players && game->turn < game->players && game->dealer < game->players;
}

/* Counts `filled` cards and sees that the rest of the row is empty. */
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
        count[i] = game->seen[i];
    if (game->left > CARD_MAX || !row_fits(game->sabot, game->left, CARD_MAX)) return 0;
    for (i = 0; i < PLAYERS_MAX; i++)
        if (game->held[i] > HAND_MAX || !row_fits(game->hand[i], game->held[i], HAND_MAX)) return 0;
    for (i = 0; i < CARD_KINDS; i++)
        if (count[i] != mille_copies(game, i)) return 0;
    return game->discard == CARD_NONE || (game->discard < CARD_NONE && game->seen[game->discard]);
}

/* While the sabot lasts every hand holds six cards, and a seventh in PHASE_PLAY, less one that BLITZ_OWED has laid; then
 * they shrink. A match may have been abandoned, and a hand ended, at any moment. */
static uint8_t hands_fit(void) {
    uint8_t seat, most, exactly = game->left && game->phase < PHASE_HAND_OVER;
    for (seat = 0; seat < PLAYERS_MAX; seat++) {
        most = seat < game->players ? HAND_DEALT : 0;
        if (seat == game->seat) {
            if (game->phase == PHASE_PLAY || game->phase >= PHASE_HAND_OVER) most++;
            if (game->blitz == BLITZ_OWED && game->phase != PHASE_COUP) most--;
        }
        if (game->held[seat] > most || (exactly && game->held[seat] != most)) return 0;
    }
    return game->phase != PHASE_PLAY || game->held[game->seat];
}

/* A card that lies on a pile of this kind, and has been seen. */
static uint8_t lies_on(uint8_t card, uint8_t pile) {
    if (card == CARD_NONE) return 1;
    if (card > CARD_NONE || CARD_PILE(card) != pile) return 0;
    if (card_family[card] != FAMILY_HAZARD && card_family[card] != FAMILY_REMEDY) return 0;
    return ++count[card] <= game->seen[card];
}

/* A hazard that one of these safeties has taken off its pile. */
static uint8_t is_lifted(uint8_t card, uint8_t safeties) {
    safeties &= MILLE_RULES(game)->late_safety_lifts;
    return card_family[card] == FAMILY_HAZARD && (card_bit[card] & SAFETY_AGAINST(safeties));
}

static uint8_t side_fits(const mille_team_t *side, uint8_t taken) {
    uint8_t i, steps = 0;
    for (i = BATTLE; i <= SPEED; i++)
        if (!lies_on(side->pile[i].top, i) || !lies_on(side->pile[i].under, i)) return 0;
    if (side->safeties > ALL_SAFETIES || (side->safeties & taken) || (side->coups & ~side->safeties)) return 0;
    for (i = 0; i < 4; i++)
        if ((side->safeties >> i & 1) && !game->seen[CARD_TANK + i]) return 0;
    for (i = CARD_25; i <= CARD_200; i++) {
        count[i] += side->stones[i];
        if (side->stones[i] > game->seen[i] || count[i] > game->seen[i]) return 0;
        steps += (uint8_t)(side->stones[i] * card_steps[i]);
    }
    if (is_lifted(side->pile[BATTLE].top, side->safeties) || is_lifted(side->pile[SPEED].top, side->safeties)) return 0;
    return side->stones[CARD_200] <= 2 && steps == side->km && side->km <= game->goal;
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
        if (!side_fits(&game->team[team], taken)) return 0;
        if (team >= game->teams && !side_is_bare(&game->team[team])) return 0;
        taken |= game->team[team].safeties;
    }
    return 1;
}

static uint8_t can_extend(void) {
    return MILLE_RULES(game)->extended_for >> game->players & 1;
}

static uint8_t goal_fits(void) {
    if (game->caller == NOBODY) return game->goal == MILLE_BASE_GOAL(game);
    return game->caller < game->teams && game->goal == EXTENDED_GOAL && can_extend() &&
           game->team[game->caller].km >= MILLE_BASE_GOAL(game);
}

/* Teams that stand exactly at the goal: one at most, and none while the hand goes on. */
static uint8_t at_goal(void) {
    uint8_t team, n = 0;
    for (team = 0; team < game->teams; team++)
        if (game->team[team].km == game->goal) n++;
    return n;
}

static uint8_t coup_fits(void) {
    uint8_t i, safety, team = MILLE_TEAM(game, game->seat);
    if (card_family[game->attack < CARD_NONE ? game->attack : CARD_NONE] != FAMILY_HAZARD) return 0;
    if (team == MILLE_TEAM(game, game->turn)) return 0;
    if (game->team[team].pile[CARD_PILE(game->attack)].top != game->attack) return 0;
    safety = SAFETY_FOR(game->attack);
    for (i = 0; i < game->held[game->seat]; i++)
        if (game->hand[game->seat][i] == safety) return 1;
    return 0;
}

static uint8_t turn_fits(void) {
    uint8_t phase = game->phase;
    if (!goal_fits() || game->blitz > (phase == PHASE_DRAW || !MILLE_RULES(game)->blitz ? BLITZ_NONE : BLITZ_OWED))
        return 0;
    if (phase == PHASE_COUP) return coup_fits() && game->finisher == NOBODY && at_goal() == 0;
    if (game->attack != CARD_NONE) return 0;
    if (phase >= PHASE_HAND_OVER) {
        if (game->finisher == NOBODY) return at_goal() == 0 || phase == PHASE_MATCH_OVER;
        return game->finisher < game->teams && game->team[game->finisher].km == game->goal && at_goal() == 1;
    }
    if (game->finisher != NOBODY || game->turn != game->seat) return 0;
    if (phase == PHASE_EXTEND)
        return can_extend() && game->caller == NOBODY && at_goal() == 1 &&
               game->team[MILLE_TEAM(game, game->seat)].km == game->goal;
    if (phase == PHASE_DRAW && game->left == 0) return 0;
    return at_goal() == 0;
}

static uint8_t points_fit(void) {
    uint8_t team;
    if (game->winner != NOBODY && (game->winner >= game->teams || game->phase != PHASE_MATCH_OVER ||
                                   game->team[game->winner].points < MATCH_POINTS))
        return 0;
    for (team = 0; team < game->teams; team++) {
        if (game->team[team].points > POINTS_MAX || game->team[team].points % CARD_STEP_KM) return 0;
        if (game->winner != NOBODY && team != game->winner &&
            game->team[team].points >= game->team[game->winner].points)
            return 0;
    }
    return 1;
}

mille_invalid_t mille_validate(const mille_t *suspect) {
    game = suspect;
    if (!players_fit()) return INVALID_PLAYERS;
    if (!cards_fit()) return INVALID_CARDS;
    if (!hands_fit()) return INVALID_HANDS;
    if (!piles_fit()) return INVALID_PILES;
    if (!turn_fits()) return INVALID_TURN;
    return points_fit() ? VALID : INVALID_POINTS;
}
