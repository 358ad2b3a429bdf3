/* What may be chosen, as masks and numbers. Everything is asked about the game on the table; a byte comes before a pointer
 * in arguments, because SDCC passes both in registers then. */
#include <string.h>
#include "core.h"

uint8_t core_can_leave(uint8_t to_own) {
    return core_bases(to_own, 0);
}

static void add_cards(void) {
    uint8_t card;
    for (card = 0; card < CARDS; card++)
        if (the_game->card[card] == the_game->turn) core_found.in[card >> 3] |= core_bit[card & 7];
}

void risk_choices(const risk_t *game, risk_mask_t *mask) {
    core_lay(game);
    memset(&core_found, 0, sizeof core_found);
    switch (the_game->phase) {
    case PHASE_CLAIM:
        core_find_held(NOBODY);
        break;
    case PHASE_TRADE:
        add_cards();
        break;
    case PHASE_DEPLOY:
    case PHASE_PLACE:
        core_find_held(the_game->turn);
        break;
    case PHASE_ATTACK:
    case PHASE_MOVE:
        core_bases(the_game->phase == PHASE_MOVE, 1);
        break;
    }
    core_lay(game);
    *mask = core_found;
}

void risk_targets(const risk_t *game, uint8_t from, risk_mask_t *mask) {
    uint8_t to_own;
    core_lay(game);
    memset(&core_found, 0, sizeof core_found);
    to_own = the_game->phase == PHASE_MOVE;
    if ((to_own || the_game->phase == PHASE_ATTACK) && the_game->owner[from] == the_game->turn &&
        the_game->armies[from] > 1)
        core_find_targets(from, to_own);
    core_lay(game);
    *mask = core_found;
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
