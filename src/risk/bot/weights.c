/* The judgement of each level. */
#include "risk_bot.h"
#include "weights.h"

WEIGHTS_CONST uint8_t weights[RISK_BOT_LEVELS][WEIGHTS] = {
    [RISK_BOT_EASY] = {[W_LAND] = 12, [W_RISK] = 8, [W_ODDS] = 140, [W_BORDER] = 8, [W_GUARD] = 16, [W_KEEP] = 3},
    [RISK_BOT_MEDIUM] = {[W_LAND] = 12,
                         [W_CARD] = 20,
                         [W_RISK] = 12,
                         [W_ODDS] = 110,
                         [W_TAKE] = 4,
                         [W_NEED] = 16,
                         [W_BREAK] = 4,
                         [W_HOLD] = 3,
                         [W_BORDER] = 4,
                         [W_GUARD] = 16,
                         [W_OWN] = 4,
                         [W_NEAR] = 2,
                         [W_KEEP] = 3},
    [RISK_BOT_HARD] = {[W_LAND] = 10,
                       [W_CARD] = 30,
                       [W_TAKE] = 20,
                       [W_APPROACH] = 2,
                       [W_BREAK] = 14,
                       [W_ELIMINATE] = 120,
                       [W_LOOT] = 30,
                       [W_NEED] = 16,
                       [W_RISK] = 14,
                       [W_LEAST] = 2,
                       [W_ODDS] = 100,
                       [W_HOLD] = 5,
                       [W_BORDER] = 3,
                       [W_GUARD] = 16,
                       [W_OWN] = 6,
                       [W_NEAR] = 3,
                       [W_BLOCK] = 12,
                       [W_KEEP] = 3},
};

const uint8_t weights_claim[CONTINENTS] = {
    [NORTH_AMERICA] = 6, [SOUTH_AMERICA] = 10, [EUROPE] = 3, [AFRICA] = 7, [ASIA] = 0, [AUSTRALIA] = 12};
