/* What may be chosen, as masks and numbers. */
#include <string.h>
#include "core.h"

/* The game that is looked at and for whom; static, as in core.h. */
static const risk_t *table;
static uint8_t me, own_next;

/* Has this territory of mine two armies or more, and next to it an own one (own_next) or a rival's? */
static uint8_t can_leave(uint8_t territory) {
    const uint8_t *near, *owner = table->owner;
    if (table->armies[territory] < 2) return 0;
    for (near = map_neighbours[territory]; *near != NOWHERE; near++)
        if ((owner[*near] == me) == own_next) return 1;
    return 0;
}

static void look(const risk_t *game, uint8_t to_own) {
    table = game;
    me = game->turn;
    own_next = to_own;
}

uint8_t core_can_leave(uint8_t to_own) {
    const uint8_t *owner = the_game->owner;
    uint8_t t;
    look(the_game, to_own);
    for (t = 0; t < TERRITORIES; t++)
        if (*owner++ == me && can_leave(t)) return 1;
    return 0;
}

/* The places of a list that hold a value, as bits; of territories that are bases only those, if asked. */
static void collect(risk_mask_t *mask, const uint8_t *list, uint8_t value, uint8_t length, uint8_t bases) {
    uint8_t *in = mask->in, bit = 1, t;
    for (t = 0; t < length; t++) {
        if (*list++ == value && (!bases || can_leave(t))) *in |= bit;
        bit = (uint8_t)(bit << 1);
        if (bit == 0) {
            bit = 1;
            in++;
        }
    }
}

void risk_choices(const risk_t *game, risk_mask_t *mask) {
    uint8_t phase = game->phase;
    look(game, phase == PHASE_MOVE);
    memset(mask, 0, sizeof *mask);
    switch (phase) {
    case PHASE_CLAIM:
        collect(mask, game->owner, NOBODY, TERRITORIES, 0);
        break;
    case PHASE_TRADE:
        collect(mask, game->card, me, CARDS, 0);
        break;
    case PHASE_DEPLOY:
    case PHASE_PLACE:
        collect(mask, game->owner, me, TERRITORIES, 0);
        break;
    case PHASE_ATTACK:
    case PHASE_MOVE:
        collect(mask, game->owner, me, TERRITORIES, 1);
        break;
    }
}

void risk_targets(const risk_t *game, uint8_t from, risk_mask_t *mask) {
    const uint8_t *near;
    memset(mask, 0, sizeof *mask);
    look(game, game->phase == PHASE_MOVE);
    if ((!own_next && game->phase != PHASE_ATTACK) || game->owner[from] != me || game->armies[from] < 2) return;
    for (near = map_neighbours[from]; *near != NOWHERE; near++)
        if ((game->owner[*near] == me) == own_next) mask->in[*near >> 3] |= core_bit[*near & 7];
}

/* At most `most`, and no more than n. */
static uint16_t up_to(uint16_t most, uint16_t n) {
    return n < most ? n : most;
}

void risk_numbers(const risk_t *game, uint8_t from, risk_range_t *range) {
    range->low = 1;
    switch (game->phase) {
    case PHASE_PLACE:
        range->high = game->pool;
        break;
    case PHASE_ATTACK:
        range->high = up_to(ATTACK_DICE_MAX, (uint16_t)(game->armies[from] - 1));
        break;
    case PHASE_DEFEND:
        range->high = up_to(DEFEND_DICE_MAX, game->armies[game->to]);
        break;
    case PHASE_ADVANCE:
        range->low = game->dice;
        range->high = (uint16_t)(game->armies[game->from] - 1);
        break;
    case PHASE_MOVE:
        range->high = (uint16_t)(game->armies[from] - 1);
        break;
    default:
        range->low = range->high = 0;
        break;
    }
}
