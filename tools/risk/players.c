/* Players by number. */
#include "players.h"
#include "greedy_player.h"
#include "determinize.h"
#include "random_player.h"
#include "rollout.h"

#define ROLLOUT_DEALS 24 /* for each decision */

const char *const player_words[PLAYER_KINDS + 1] = {[RISK_BOT_EASY] = "easy",
                                                    [RISK_BOT_MEDIUM] = "medium",
                                                    [RISK_BOT_HARD] = "hard",
                                                    [PLAYER_RANDOM] = "random",
                                                    [PLAYER_GREEDY] = "greedy",
                                                    [PLAYER_SEARCH] = "search",
                                                    [PLAYER_STYLES + STYLE_ELIMINATOR] = "eliminator",
                                                    [PLAYER_STYLES + STYLE_TURTLE] = "turtle",
                                                    [PLAYER_STYLES + STYLE_BREAKER] = "breaker",
                                                    [PLAYER_STYLES + STYLE_LEVELLER] = "leveller"};

void player_think(int player, const bot_view_t *view, random_t *random, risk_move_t *move) {
    bot_advice_t advice;
    risk_t current;
    if (player < RISK_BOT_LEVELS) {
        bot_think(view, (uint8_t)player, &advice);
        *move = advice.move;
    } else if (player >= PLAYER_STYLES) {
        style_think(player - PLAYER_STYLES, view, move);
    } else if (player == PLAYER_SEARCH) {
        rollout_think(view, ROLLOUT_DEALS, random, move);
    } else {
        current = risk_game;
        determinize(view, random, &risk_game);
        player_move(player, random, move);
        risk_game = current;
    }
}

/* The machine player, asked in the same way as on the CPC; the player that searches repeats its attacks in the same
 * way. */
static void bot_move(int player, random_t *random, risk_move_t *move) {
    static bot_advice_t advice;
    bot_view_t view;
    uint8_t level = player == PLAYER_SEARCH ? RISK_BOT_HARD : (uint8_t)player;
    bot_look(&view);
    if (player >= PLAYER_STYLES) {
        if (!style_go_on(&view, &advice.move)) style_think(player - PLAYER_STYLES, &view, &advice.move);
    } else if (!bot_go_on(&view, level, &advice))
        player_think(player, &view, random, &advice.move);
    *move = advice.move;
}

void player_move(int player, random_t *random, risk_move_t *move) {
    if (risk_game.round >= ROUNDS_MAX)
        move->verb = RISK_ABANDON;
    else if (player == PLAYER_RANDOM)
        random_player_move(random, move);
    else if (player == PLAYER_GREEDY)
        greedy_player_move(move);
    else
        bot_move(player, random, move);
}
