/* Choosing a set of cards, or to keep them. */
#include "bot_core.h"

/* A card of an own territory brings two armies; a joker is better kept. */
static uint8_t card_worth(uint8_t card) {
    if (card >= TERRITORIES) return 0;
    return bot_view.owner[card] == bot_view.seat ? 3 : 2;
}

void trade_choose(void) {
    uint8_t i, j, k, worth, best = 0, count = bot_view.held[bot_view.seat];
    const uint8_t *hand = bot_view.hand;
    core_advice.move.verb = RISK_KEEP;
    core_advice.why = WHY_KEEP;
    if (count < WEIGHT(W_KEEP) && count < HAND_FULL) return;
    for (i = 2; i < count; i++)
        for (j = 1; j < i; j++)
            for (k = 0; k < j; k++) {
                if (!risk_is_set(hand[i], hand[j], hand[k])) continue;
                worth = (uint8_t)(1 + card_worth(hand[i]) + card_worth(hand[j]) + card_worth(hand[k]));
                if (worth <= best) continue;
                best = worth;
                core_advice.move.verb = RISK_TRADE;
                core_advice.move.a = hand[k];
                core_advice.move.b = hand[j];
                core_advice.move.c = hand[i];
                core_advice.why = count >= HAND_FULL ? WHY_TRADE_MUST : WHY_TRADE_NOW;
            }
}
