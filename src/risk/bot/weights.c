/* The weights of each level. The third level was tuned by self-play (make tune GAME=risk: 160 challengers in duels,
 * some 2,000 games each). Then the claiming of duels was set by hand, since the same claims come up in every game, and
 * RISK and KILL of duels by 500 games against aiColson (tests/risk/other_engines). Its row for games with two rivals or
 * more was tuned against the sparring partners of tools/risk/styles at tables of three to six (160 challengers, 840
 * games each). Its claiming and deploying weights are those of before, because the tuned ones lost to the second level
 * at tables of three. The first two levels were set by hand. Results are in tests/risk/bot/strength. */
#include "weights.h"

/* clang-format off */
WEIGHTS_CONST uint8_t weights[WEIGHTS_ROWS][WEIGHTS] = {
    [RISK_BOT_EASY] = {
        [W_LAND] = 8, [W_CARD] = 0, [W_TAKE] = 0, [W_APPROACH] = 0, [W_BREAK] = 0, [W_ELIMINATE] = 0,
        [W_LOOT] = 0, [W_CLOSE] = 0, [W_KILL] = 0, [W_NEED] = 0, [W_RISK] = 8, [W_LEAST] = 0,
        [W_ODDS] = 185, [W_DEPTH] = 1, [W_HOLD] = 0, [W_BORDER] = 8, [W_GUARD] = 16, [W_SHARE] = 0,
        [W_STACK] = 1, [W_AWAY] = 0, [W_OWN] = 0, [W_NEAR] = 0, [W_BLOCK] = 0,
        [W_CLAIM + NORTH_AMERICA] = 6, [W_CLAIM + SOUTH_AMERICA] = 10, [W_CLAIM + EUROPE] = 3,
        [W_CLAIM + AFRICA] = 7, [W_CLAIM + ASIA] = 0, [W_CLAIM + AUSTRALIA] = 12,
        [W_KEEP] = 3,
    },
    [RISK_BOT_MEDIUM] = {
        [W_LAND] = 12, [W_CARD] = 20, [W_TAKE] = 4, [W_APPROACH] = 0, [W_BREAK] = 4, [W_ELIMINATE] = 0,
        [W_LOOT] = 0, [W_CLOSE] = 0, [W_KILL] = 0, [W_NEED] = 16, [W_RISK] = 12, [W_LEAST] = 0,
        [W_ODDS] = 110, [W_DEPTH] = 1, [W_HOLD] = 3, [W_BORDER] = 4, [W_GUARD] = 16, [W_SHARE] = 0,
        [W_STACK] = 1, [W_AWAY] = 0, [W_OWN] = 1, [W_NEAR] = 2, [W_BLOCK] = 0,
        [W_CLAIM + NORTH_AMERICA] = 0, [W_CLAIM + SOUTH_AMERICA] = 10, [W_CLAIM + EUROPE] = 3,
        [W_CLAIM + AFRICA] = 7, [W_CLAIM + ASIA] = 0, [W_CLAIM + AUSTRALIA] = 12,
        [W_KEEP] = 3,
    },
    [RISK_BOT_HARD] = {
        [W_LAND] = 11, [W_CARD] = 30, [W_TAKE] = 16, [W_APPROACH] = 0, [W_BREAK] = 28, [W_ELIMINATE] = 140,
        [W_LOOT] = 28, [W_CLOSE] = 8, [W_KILL] = 0, [W_NEED] = 14, [W_RISK] = 14, [W_LEAST] = 0,
        [W_ODDS] = 86, [W_DEPTH] = 3, [W_HOLD] = 12, [W_BORDER] = 3, [W_GUARD] = 13, [W_SHARE] = 16,
        [W_STACK] = 2, [W_AWAY] = 0, [W_OWN] = 6, [W_NEAR] = 3, [W_BLOCK] = 16,
        [W_CLAIM + NORTH_AMERICA] = 6, [W_CLAIM + SOUTH_AMERICA] = 10, [W_CLAIM + EUROPE] = 3,
        [W_CLAIM + AFRICA] = 7, [W_CLAIM + ASIA] = 0, [W_CLAIM + AUSTRALIA] = 12,
        [W_KEEP] = 0,
    },
    [WEIGHTS_CROWD] = {
        [W_LAND] = 0, [W_CARD] = 16, [W_TAKE] = 44, [W_APPROACH] = 8, [W_BREAK] = 5, [W_ELIMINATE] = 45,
        [W_LOOT] = 34, [W_CLOSE] = 2, [W_KILL] = 0, [W_NEED] = 3, [W_RISK] = 28, [W_LEAST] = 14, [W_ODDS] = 138,
        [W_DEPTH] = 3, [W_HOLD] = 6, [W_BORDER] = 15, [W_GUARD] = 19, [W_SHARE] = 11, [W_STACK] = 2,
        [W_AWAY] = 0, [W_OWN] = 4, [W_NEAR] = 2, [W_BLOCK] = 11, [W_CLAIM + NORTH_AMERICA] = 4,
        [W_CLAIM + SOUTH_AMERICA] = 10, [W_CLAIM + EUROPE] = 3, [W_CLAIM + AFRICA] = 11, [W_CLAIM + ASIA] = 1,
        [W_CLAIM + AUSTRALIA] = 12, [W_KEEP] = 4,
    },
};
