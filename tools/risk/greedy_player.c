/* The player that takes what lies nearest. */
#include <string.h>
#include "greedy_player.h"

/* How many neighbours of a territory a seat holds. */
static uint8_t held_near(const risk_t *game, uint8_t territory, uint8_t seat) {
    uint8_t n = 0;
    for (const uint8_t *near = map_neighbours[territory]; *near != NOWHERE; near++)
        if (game->owner[*near] == seat) n++;
    return n;
}

/* The weakest rival next to an own territory, or NOWHERE. */
static uint8_t weakest_near(const risk_t *game, uint8_t territory) {
    uint8_t weakest = NOWHERE;
    for (const uint8_t *near = map_neighbours[territory]; *near != NOWHERE; near++)
        if (game->owner[*near] != game->turn && (weakest == NOWHERE || game->armies[*near] < game->armies[weakest]))
            weakest = *near;
    return weakest;
}

/* How far ahead of its weakest rival an own territory is; behind everything else if it has none. */
static int32_t lead(const risk_t *game, uint8_t territory) {
    uint8_t rival = weakest_near(game, territory);
    return rival == NOWHERE ? -100000 : (int32_t)game->armies[territory] - game->armies[rival];
}

/* The choice that is worth most: free land next to one's own, or the front where one is most ahead. */
static uint8_t best(const risk_t *game, int32_t (*worth)(const risk_t *game, uint8_t territory)) {
    risk_mask_t mask;
    uint8_t found = NOWHERE;
    risk_choices(game, &mask);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        if (MASK_HAS(mask, t) && (found == NOWHERE || worth(game, t) > worth(game, found))) found = t;
    return found;
}

static int32_t claim_worth(const risk_t *game, uint8_t territory) {
    return held_near(game, territory, game->seat);
}

/* Armies that stand idle: all neighbours are one's own. */
static int32_t idle(const risk_t *game, uint8_t territory) {
    return weakest_near(game, territory) == NOWHERE ? game->armies[territory] : 0;
}

static void find_set(const risk_t *game, risk_move_t *move) {
    risk_mask_t hand;
    uint8_t cards[HAND_MAX], count = 0;
    risk_choices(game, &hand);
    for (uint8_t card = 0; card < CARDS; card++)
        if (MASK_HAS(hand, card)) cards[count++] = card;
    for (uint8_t i = 0; i < count; i++)
        for (uint8_t j = 0; j < i; j++)
            for (uint8_t k = 0; k < j; k++)
                if (risk_is_set(cards[i], cards[j], cards[k])) {
                    move->a = cards[i];
                    move->b = cards[j];
                    move->c = cards[k];
                }
}

static void attack(const risk_t *game, risk_move_t *move) {
    risk_range_t range;
    move->a = best(game, lead);
    move->b = weakest_near(game, move->a);
    risk_numbers(game, move->a, &range);
    move->n = range.high;
    move->verb = lead(game, move->a) > 0 ? RISK_ATTACK : RISK_STOP;
}

/* Idle armies go towards the front, or at least somewhere else. */
static void free_move(const risk_t *game, risk_move_t *move) {
    move->verb = RISK_STAY;
    move->a = best(game, idle);
    if (idle(game, move->a) < 2) return;
    move->verb = RISK_FREE;
    move->n = (uint16_t)(game->armies[move->a] - 1);
    move->b = map_neighbours[move->a][game->round % held_near(game, move->a, game->turn)];
    for (const uint8_t *near = map_neighbours[move->a]; *near != NOWHERE; near++)
        if (weakest_near(game, *near) != NOWHERE) move->b = *near;
}

void greedy_player_move(const risk_t *game, risk_move_t *move) {
    risk_range_t range;
    risk_numbers(game, 0, &range); /* for phases that have no base of their own to choose */
    memset(move, 0, sizeof *move);
    switch (game->phase) {
    case PHASE_CLAIM:
        move->verb = RISK_CLAIM;
        move->a = best(game, claim_worth);
        break;
    case PHASE_DEPLOY:
        move->verb = RISK_DEPLOY;
        move->a = best(game, lead);
        break;
    case PHASE_TRADE:
        move->verb = RISK_TRADE;
        find_set(game, move);
        break;
    case PHASE_PLACE:
        move->verb = RISK_PLACE;
        move->a = best(game, lead);
        move->n = range.high;
        break;
    case PHASE_ATTACK:
        attack(game, move);
        break;
    case PHASE_DEFEND:
        move->verb = RISK_DEFEND;
        move->n = range.high;
        break;
    case PHASE_ADVANCE:
        move->verb = RISK_ADVANCE;
        move->n = weakest_near(game, game->to) == NOWHERE ? range.low : range.high;
        break;
    default:
        free_move(game, move);
        break;
    }
}
