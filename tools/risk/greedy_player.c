/* A simple greedy player. */
#include <string.h>
#include "greedy_player.h"

/* How many neighbours of a territory a seat holds. */
static uint8_t held_near(uint8_t territory, uint8_t seat) {
    uint8_t n = 0;
    for (const uint8_t *near = map_neighbours[territory]; *near != NOWHERE; near++)
        if (risk_game.owner[*near] == seat) n++;
    return n;
}

/* The weakest rival next to an own territory, or NOWHERE. */
static uint8_t weakest_near(uint8_t territory) {
    uint8_t weakest = NOWHERE;
    for (const uint8_t *near = map_neighbours[territory]; *near != NOWHERE; near++)
        if (risk_game.owner[*near] != risk_game.turn &&
            (weakest == NOWHERE || risk_game.armies[*near] < risk_game.armies[weakest]))
            weakest = *near;
    return weakest;
}

/* How far ahead of its weakest rival an own territory is; behind everything else if it has none. */
static int32_t lead(uint8_t territory) {
    uint8_t rival = weakest_near(territory);
    return rival == NOWHERE ? -100000 : (int32_t)risk_game.armies[territory] - risk_game.armies[rival];
}

/* The choice with the highest worth. */
static uint8_t best(int32_t (*worth)(uint8_t territory)) {
    risk_mask_t mask;
    uint8_t found = NOWHERE;
    risk_choices(&mask);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        if (MASK_HAS(mask, t) && (found == NOWHERE || worth(t) > worth(found))) found = t;
    return found;
}

static int32_t claim_worth(uint8_t territory) {
    return held_near(territory, risk_game.seat);
}

/* Armies that are idle: all neighbours are own territories. */
static int32_t idle(uint8_t territory) {
    return weakest_near(territory) == NOWHERE ? risk_game.armies[territory] : 0;
}

static void find_set(risk_move_t *move) {
    risk_mask_t hand;
    uint8_t cards[HAND_MAX], count = 0;
    risk_choices(&hand);
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

static void attack(risk_move_t *move) {
    risk_range_t range;
    move->a = best(lead);
    move->b = weakest_near(move->a);
    risk_numbers(move->a, &range);
    move->n = range.high;
    move->verb = lead(move->a) > 0 ? RISK_ATTACK : RISK_STOP;
}

/* Idle armies go towards the front, or at least somewhere else. */
static void free_move(risk_move_t *move) {
    move->verb = RISK_STAY;
    move->a = best(idle);
    if (idle(move->a) < 2) return;
    move->verb = RISK_FREE;
    move->n = (uint16_t)(risk_game.armies[move->a] - 1);
    move->b = map_neighbours[move->a][risk_game.round % held_near(move->a, risk_game.turn)];
    for (const uint8_t *near = map_neighbours[move->a]; *near != NOWHERE; near++)
        if (weakest_near(*near) != NOWHERE) move->b = *near;
}

void greedy_player_move(risk_move_t *move) {
    risk_range_t range;
    risk_numbers(0, &range); /* for phases that have no base of their own to choose */
    memset(move, 0, sizeof *move);
    switch (risk_game.phase) {
    case PHASE_CLAIM:
        move->verb = RISK_CLAIM;
        move->a = best(claim_worth);
        break;
    case PHASE_DEPLOY:
        move->verb = RISK_DEPLOY;
        move->a = best(lead);
        break;
    case PHASE_TRADE:
        move->verb = RISK_TRADE;
        find_set(move);
        break;
    case PHASE_PLACE:
        move->verb = RISK_PLACE;
        move->a = best(lead);
        move->n = range.high;
        break;
    case PHASE_ATTACK:
        attack(move);
        break;
    case PHASE_DEFEND:
        move->verb = RISK_DEFEND;
        move->n = range.high;
        break;
    case PHASE_ADVANCE:
        move->verb = RISK_ADVANCE;
        move->n = weakest_near(risk_game.to) == NOWHERE ? range.low : range.high;
        break;
    default:
        free_move(move);
        break;
    }
}
