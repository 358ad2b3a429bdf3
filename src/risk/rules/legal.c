/* The legal choices, as masks and numbers. */
#include <string.h>
#include "core.h"

risk_mask_t core_found;

static void add_cards(void) {
    uint8_t card;
    for (card = 0; card < CARDS; card++)
        if (risk_game.card[card] == risk_game.turn) core_found.in[card >> 3] |= risk_bit[card & 7];
}

void risk_choices(risk_mask_t *mask) {
    memset(&core_found, 0, sizeof core_found);
    switch (risk_game.phase) {
    case PHASE_CLAIM:
        core_find_held(NOBODY);
        break;
    case PHASE_TRADE:
        add_cards();
        break;
    case PHASE_DEPLOY:
    case PHASE_PLACE:
        core_find_held(risk_game.turn);
        break;
    case PHASE_ATTACK:
    case PHASE_MOVE:
        core_bases(risk_game.phase == PHASE_MOVE, 1);
        break;
    }
    *mask = core_found;
}

void risk_targets(uint8_t from, risk_mask_t *mask) {
    uint8_t to_own = risk_game.phase == PHASE_MOVE;
    memset(&core_found, 0, sizeof core_found);
    if ((to_own || risk_game.phase == PHASE_ATTACK) && risk_game.owner[from] == risk_game.turn &&
        risk_game.armies[from] > 1)
        core_find_targets(from, to_own);
    *mask = core_found;
}

/* At most `most`, and no more than n. */
static uint16_t up_to(uint16_t most, uint16_t n) {
    return n < most ? n : most;
}

void risk_numbers(uint8_t from, risk_range_t *range) {
    uint16_t low = 1, high;
    switch (risk_game.phase) {
    case PHASE_PLACE:
        high = risk_game.pool;
        break;
    case PHASE_ATTACK:
        high = up_to(ATTACK_DICE_MAX, (uint16_t)(risk_game.armies[from] - 1));
        break;
    case PHASE_DEFEND:
        high = up_to(DEFEND_DICE_MAX, risk_game.armies[risk_game.to]);
        break;
    case PHASE_ADVANCE:
        low = risk_game.dice;
        high = (uint16_t)(risk_game.armies[risk_game.from] - 1);
        break;
    case PHASE_MOVE:
        high = (uint16_t)(risk_game.armies[from] - 1);
        break;
    default:
        low = high = 0;
        break;
    }
    range->low = low;
    range->high = high;
}
