/* The player that takes what lies nearest. */
#include "greedy_player.h"

/* How many neighbours of a territory a seat holds. */
static int held_near(const risk_t *game, uint8_t territory, uint8_t seat) {
    int n = 0;
    for (const uint8_t *near = map_neighbours[territory]; *near != NOWHERE; near++)
        n += game->owner[*near] == seat;
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
static int lead(const risk_t *game, uint8_t territory) {
    uint8_t rival = weakest_near(game, territory);
    return rival == NOWHERE ? -100000 : (int)game->armies[territory] - game->armies[rival];
}

/* The choice that is worth most: free land next to one's own, or the front where one is most ahead. */
static uint8_t best(const risk_t *game, int (*worth)(const risk_t *game, uint8_t territory)) {
    risk_mask_t mask;
    uint8_t found = NOWHERE;
    risk_choices(game, &mask);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        if (MASK_HAS(mask, t) && (found == NOWHERE || worth(game, t) > worth(game, found))) found = t;
    return found;
}

static int claim_worth(const risk_t *game, uint8_t territory) {
    return held_near(game, territory, game->seat);
}

/* Armies that stand idle: all neighbours are one's own. */
static int idle(const risk_t *game, uint8_t territory) {
    return weakest_near(game, territory) == NOWHERE ? game->armies[territory] : 0;
}

static void find_set(const risk_t *game, risk_move_t *move) {
    for (uint8_t a = 0; a < CARDS; a++)
        for (uint8_t b = (uint8_t)(a + 1); b < CARDS; b++)
            for (uint8_t c = (uint8_t)(b + 1); c < CARDS; c++) {
                *move = (risk_move_t){.verb = RISK_TRADE, .a = a, .b = b, .c = c};
                if (risk_check(game, move) == REASON_NONE) return;
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
    move->b = map_neighbours[move->a][game->round % (unsigned)held_near(game, move->a, game->turn)];
    for (const uint8_t *near = map_neighbours[move->a]; *near != NOWHERE; near++)
        if (weakest_near(game, *near) != NOWHERE) move->b = *near;
}

void greedy_player_move(const risk_t *game, risk_move_t *move) {
    risk_range_t range;
    risk_numbers(game, game->from, &range);
    *move = (risk_move_t){0};
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
