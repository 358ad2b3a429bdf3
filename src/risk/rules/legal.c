/* What may be chosen, as masks and numbers. Everything is asked about the game on the table; a byte comes before a pointer
 * in arguments, because SDCC passes both in registers then. */
#include <string.h>
#include "core.h"

static uint8_t own_next; /* is an own territory looked for next to another, or a rival's? */

static uint8_t touches(uint8_t seat, const uint8_t *near) {
    uint8_t t;
    if (own_next) {
        while ((t = *near++) != NOWHERE)
            if (the_game->owner[t] == seat) return 1;
    } else {
        while ((t = *near++) != NOWHERE)
            if (the_game->owner[t] != seat) return 1;
    }
    return 0;
}

uint8_t core_next_held(uint8_t t, uint8_t seat) {
    const uint8_t *owner = &the_game->owner[t];
    for (; t < TERRITORIES; t++)
        if (*owner++ == seat) break;
    return t;
}

static risk_mask_t found;

static void add(uint8_t t) {
    found.in[t >> 3] |= core_bit[t & 7];
}

/* Is this territory of the seat in turn a base: two armies or more, and next to it what is looked for? */
static uint8_t is_base(uint8_t t) {
    return the_game->armies[t] > 1 && touches(the_game->turn, map_neighbours[t]);
}

uint8_t core_can_leave(uint8_t to_own) {
    uint8_t t, seat = the_game->turn;
    own_next = to_own;
    for (t = 0; (t = core_next_held(t, seat)) < TERRITORIES; t++)
        if (is_base(t)) return 1;
    return 0;
}

/* All bases. The bits go into one byte after the other: adding each by itself would take half as long again. */
static void add_bases(void) {
    const uint8_t *owner = the_game->owner;
    uint8_t t, seat = the_game->turn, bit = 1, byte = 0;
    for (t = 0; t < TERRITORIES; t++) {
        if (*owner++ == seat && is_base(t)) byte |= bit;
        bit = (uint8_t)(bit << 1);
        if (bit == 0) {
            found.in[t >> 3] = byte;
            byte = 0;
            bit = 1;
        }
    }
    found.in[TERRITORIES >> 3] = byte;
}

static void add_held(uint8_t seat) {
    uint8_t t;
    for (t = 0; (t = core_next_held(t, seat)) < TERRITORIES; t++)
        add(t);
}

static void add_cards(void) {
    uint8_t card;
    for (card = 0; card < CARDS; card++)
        if (the_game->card[card] == the_game->turn) add(card);
}

static void add_targets(uint8_t from) {
    const uint8_t *near;
    for (near = map_neighbours[from]; *near != NOWHERE; near++)
        if ((the_game->owner[*near] == the_game->turn) == own_next) add(*near);
}

void risk_choices(const risk_t *game, risk_mask_t *mask) {
    core_lay(game);
    memset(&found, 0, sizeof found);
    own_next = the_game->phase == PHASE_MOVE;
    switch (the_game->phase) {
    case PHASE_CLAIM:
        add_held(NOBODY);
        break;
    case PHASE_TRADE:
        add_cards();
        break;
    case PHASE_DEPLOY:
    case PHASE_PLACE:
        add_held(the_game->turn);
        break;
    case PHASE_ATTACK:
    case PHASE_MOVE:
        add_bases();
        break;
    }
    core_lay(game);
    *mask = found;
}

void risk_targets(const risk_t *game, uint8_t from, risk_mask_t *mask) {
    core_lay(game);
    memset(&found, 0, sizeof found);
    own_next = the_game->phase == PHASE_MOVE;
    if ((own_next || the_game->phase == PHASE_ATTACK) && the_game->owner[from] == the_game->turn &&
        the_game->armies[from] > 1)
        add_targets(from);
    core_lay(game);
    *mask = found;
}

/* At most `most`, and no more than n. */
static uint16_t up_to(uint16_t most, uint16_t n) {
    return n < most ? n : most;
}

void risk_numbers(const risk_t *game, uint8_t from, risk_range_t *range) {
    uint16_t low = 1, high;
    core_lay(game);
    switch (the_game->phase) {
    case PHASE_PLACE:
        high = the_game->pool;
        break;
    case PHASE_ATTACK:
        high = up_to(ATTACK_DICE_MAX, (uint16_t)(the_game->armies[from] - 1));
        break;
    case PHASE_DEFEND:
        high = up_to(DEFEND_DICE_MAX, the_game->armies[the_game->to]);
        break;
    case PHASE_ADVANCE:
        low = the_game->dice;
        high = (uint16_t)(the_game->armies[the_game->from] - 1);
        break;
    case PHASE_MOVE:
        high = (uint16_t)(the_game->armies[from] - 1);
        break;
    default:
        low = high = 0;
        break;
    }
    core_lay(game);
    range->low = low;
    range->high = high;
}
